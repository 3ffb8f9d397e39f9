const SUPERSCRIPTS: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
};
const FRACTIONS: Record<string, string> = {
  '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅓': '1/3', '⅔': '2/3',
}; // biome-ignore format: a table

/** A word made only of digits, what they are taken for, and the marks of lengths. */
const NUMBER_LIKE = /^[^\p{L}\p{N}]*(?=[^\s]*\d)[\dOoIl|Tx"'°*º^.,\-/()[\]]+$/u;

/**
 * One spelling for the many that drawings and recognisers have: feet `'`, inches `"`, sizes ` x `, plain minus,
 * digits that were taken for letters put back. Superscript digits become `^5`.
 */
export function cleanText(text: string): string {
  let s = text
    .replace(/[′’‘‛`´ʹʼ]/g, "'")
    .replace(/[″”“„‟ˮ〃]/g, '"')
    .replace(/'\s?'/g, '"')
    .replace(/["']{2,}/g, '"')
    .replace(/[–—−‐]/g, '-')
    .replace(/[×✕╳х]/g, 'x')
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replace(/[⁰¹³⁴⁵⁶⁷⁸⁹]/g, (sign) => `^${SUPERSCRIPTS[sign]}`)
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/')
    // Letters of one width set their marks apart: `2, 88`, `1 , 75`.
    .replace(/^\s*(\d{1,2})\s?([.,])\s?(\d{2})\s*$/, '$1$2$3')
    .replace(/\s+/g, ' ')
    .trim();
  // Chinese sheets write sizes with a star.
  s = s.replace(/(\d{3,})\s*\*\s*(?=\d{2,})/g, '$1 x ');
  s = s.split(' ').map(mendDigits).join(' ');
  s = mendQuotes(mendFeet(mendUnits(s)));
  // `2.60x2.29m`, `12-8 X 12-0`, `11'x10'`: the sign of a size stands between two numbers.
  return s
    .replace(/(?<=[\d'"°)\]]|\d\s?(?:mm|cm|m|ft|in)\.?)\s*[xX]\s*(?=[\d('"[])/g, ' x ')
    .replace(/(?<=\d["'])\s+by\s+(?=\d)/gi, ' x ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `1O-2`, `8'1]"` and `I6'` are numbers; `OH` and `BILO` are not. */
function mendDigits(word: string): string {
  if (!NUMBER_LIKE.test(word)) return word;
  return word
    .replace(/[Oo]/g, '0')
    .replace(/[Il|]/g, '1')
    .replace(/(?<=[\d'])\](?=[\d"])/g, '1')
    .replace(/(?<=\d|^)T(?=\d|["-]|$)/g, "1'");
}

/** Units that were read badly or in part behind numbers that leave no doubt, and half centimetres that were raised. */
function mendUnits(text: string): string {
  return text
    .replace(/(?<=(?:^|[^\d.,])(?:\d{1,2}[ '])?\d{3,5})\s?(?:m\s?m|[nr]m|rnm|mn|nn|m)(?![\p{L}\d²³])/gu, ' mm')
    .replace(/(?<=\d)\s?(?:cm?[1l]|c)(?=\s?(?:[xX]|$))/g, ' cm')
    .replace(/(?<=[x×].*\d[.,]\d{2})\s?m5(?!\d)/gi, '^5 m')
    .replace(/^(\d{1,2}[.,]\d{2}) (5)$/, '$1^$2');
}

/** The mark of feet and the dash behind it, read as something else: 15/-2", 7'.7", 24'--0", 3:0", 3-2:3/4, 4-6' 1/2", 7°'10". */
function mendFeet(text: string): string {
  return text
    .replace(/(?<=\d)(?:\/-|'\.|'--+|[°º]')(?=\d)/g, "'-")
    .replace(/(?<=^|\s)(\d{1,2}):(?=\d{1,2}(?:\s\d\/\d{1,2})?["*°º])/g, "$1'-")
    .replace(/(?<=\d-\d{1,2}):(?=\d\/\d)/g, ' ')
    .replace(/(?<=\d)-(\d{1,2})'(?=\s\d\/\d)/g, "'-$1");
}

/**
 * Degree signs, stars and carets stand for feet before further digits and for inches at the end; so does the mark of feet that
 * is all that was read of that of inches, in 11'1' x 13'6".
 */
function mendQuotes(text: string): string {
  return text
    .replace(/(?<=\d)\s?[°º*](?=\s?-?\s?\d)/g, "'")
    .replace(/(?<=\d)\s?[°º*](?!\s?C\b)/g, '"')
    .replace(/(?<![\d'.-]|\d\s)(\d{1,2})"(?=\s?-?\s?\d{1,2}(?:"|\s?[xX]|$))/g, "$1'")
    .replace(/(?<=(?:^|[^\d])\d{1,2}'-?)(1[01]|\d)'(?=\s?(?:[xX]|$))/g, '$1"')
    .replace(/(?<=\d)\s(?=\d{1}')(?<=(?:^|[^\d])\d\s)/g, '')
    .replace(/(?<=(?:^|[^\d])1)\s1(?='|-)/g, '1')
    .replace(/(?<=-1)\s1(?=["\s]|$)/g, '1');
}
