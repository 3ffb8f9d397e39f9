/**
 * Signs of Japanese listings in the strokes and the grid of the alphabet of `stroke-font.ts`, 12 wide, simplified as small print shows them:
 * no font that drawings are lettered with has any.
 */
export const JAPANESE_GLYPHS: Readonly<Record<string, string>> = {
  帖: '03430a|434a3a|202c|8086|83b3|66b6bc6c66', 畳: '2090942420|5054|2292|0705b5b7|363c|969c|3696|3898|3a9a|0cbc',
  洋: '0122|0526|0c38|5061|a091|42b2|45b5|48b8|727c', 室: '5052|0402b2b4|2595|55387888|588c|3a8a|0cbc',
  和: '4021|0454|303c|341a|3457|75b5bb7b75', 玄: '5052|02b2|62256656290b2aab|88ac', 関: '0c00404404|0242|bcb07074b4|72b2|4647|8676|3898|5a3c|689c',
  浴: '0122|0526|0c38|6044|80b4|735537|7597b7|58a8ac5c58', 洗: '0122|0526|0c38|5043|42b2|7076|36b6|664c|868bbbb9',
  面: '00b0|5033|030cbcb303|434c|737c|4676|4979', 廊: '5052|0c02b2|2555592925|292c5b|757c|75a588ab7b', 下: '01b1|515c|5488',
  物: '1014|0343|303c|0858|7043|63b3ab9c|8355|a358', 入: '40500c|5077bc', 台: '502395|73b5|37a7ac3c37',
  ト: '303c|3588', イ: '9006|545c', レ: '202ca5', リ: '2128|81884c', ビ: '202b9b|2673|9092|b0b2',
  ン: '1244|1bb3', グ: '4015|32924c|a0a2|c0c2', キ: '13a1|0796|405c', ッ: '2537|5567|a55b', チ: '9011|04b4|52563c', バ: '4307|6295|9092|b0b2',
  ル: '303609|707ba7', コ: '1292|929a|0aaa', ニ: '2383|0aba', ー: '0696',
}; // biome-ignore format: a table
