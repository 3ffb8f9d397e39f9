/** What is set over a picture: names, and what is less loud than them. */
export const INK = '#2c2c2f';
export const QUIET = '#45454a';
