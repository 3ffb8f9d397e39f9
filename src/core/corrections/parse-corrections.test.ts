import { describe, expect, it } from 'vitest';
import type { Failure } from '../failures.ts';
import { parseCorrections } from './parse-corrections.ts';

describe('parseCorrections', () => {
  it('reads what has the form', () => {
    const given = {
      ...{ page: 2, drawing: [0, 0, 900, 700], notFurniture: [[1, 2, 3, 4]], remove: ['w3', 'd2'] },
      scale: { from: [10, 10], to: [330, 10], metres: 3.2 },
      rooms: [{ at: [50, 60], type: 'bedroom', label: 'Guests' }],
      walls: [{ from: [0, 0], to: [100, 0] }],
      openings: [{ id: 'd1', kind: 'sliding', from: [0, 0], to: [80, 0] }],
    };
    expect(parseCorrections(JSON.stringify(given))).toEqual(given);
    expect(parseCorrections('{"notFurniture":true}')).toEqual({ notFurniture: true });
  });

  it.each([
    ['{', '/', '"{"'],
    ['[]', '/', '[]'],
    ['{"scal":{}}', '/scal', '{}'],
    ['{"page":0}', '/page', '0'],
    ['{"scale":{"from":[1,1],"to":[5,5],"metres":-3}}', '/scale/metres', '-3'],
    ['{"scale":{"from":[1,1],"to":[5],"metres":3}}', '/scale/to', '[5]'],
    ['{"rooms":[{"at":[1,1]},{"at":[1,1],"type":"ballroom"}]}', '/rooms/1/type', '"ballroom"'],
    ['{"notFurniture":false}', '/notFurniture', 'false'],
    ['{"rooms":[{"at":[1,1],"label":"Bath\\u0000"}]}', '/rooms/0/label', '"Bath\\u0000"'],
    ['{"rooms":[{"at":[1,1],"label":"Sauna \\ud83d"}]}', '/rooms/0/label', '"Sauna \\ud83d"'],
    ['{"walls":[{"from":[1e999,0],"to":[1,1]}]}', '/walls/0/from/0', 'null'],
  ])('says of %s where it is wrong and what is there', (text, path, got) => {
    let thrown: unknown;
    try {
      parseCorrections(text);
    } catch (error) {
      thrown = error;
    }
    const { code, details } = thrown as Failure;
    expect(code).toBe('invalid_file');
    const [first] = details.corrections as { path: string; expected: string; got: string }[];
    expect(first).toEqual({ path, expected: expect.stringMatching(/\w{3,}/), got });
  });
});
