/** For `catch`: a file that is not there is no error. @throws every other one */
export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
