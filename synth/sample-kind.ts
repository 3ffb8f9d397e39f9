/** What a drawing is to be: dimensioned or not, furnished, contradicting itself, or no plan. */
export type SampleKind = 'success' | 'furniture' | 'undimensioned' | 'contradictory' | 'no-plan';
