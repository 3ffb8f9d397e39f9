/** Solves a symmetric, positive definite system of equations (Cholesky). */
export function solveSystem(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const lower = matrix.map((row) => row.slice());
  for (let k = 0; k < size; k++)
    for (let j = 0; j <= k; j++) {
      let sum = lower[k]![j]!;
      for (let n = 0; n < j; n++) sum -= lower[k]![n]! * lower[j]![n]!;
      lower[k]![j] = k === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  const solution = right.slice();
  for (let k = 0; k < size; k++) {
    for (let n = 0; n < k; n++) solution[k]! -= lower[k]![n]! * solution[n]!;
    solution[k]! /= lower[k]![k]!;
  }
  for (let k = size - 1; k >= 0; k--) {
    for (let n = k + 1; n < size; n++) solution[k]! -= lower[n]![k]! * solution[n]!;
    solution[k]! /= lower[k]![k]!;
  }
  return solution;
}
