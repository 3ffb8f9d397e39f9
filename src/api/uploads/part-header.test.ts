import { describe, expect, it } from 'vitest';
import { readPartHeader } from './part-header.ts';

const read = (disposition: string, type?: string) =>
  readPartHeader({ 'content-disposition': [disposition], ...(type !== undefined && { 'content-type': [type] }) });

describe('readPartHeader', () => {
  it.each([
    ['form-data; name="image"; filename="plan.png"', 'image', 'plan.png'],
    ['form-data; filename="plan.png"; name="image"', 'image', 'plan.png'],
    ['form-data;name=image;filename=plan.png', 'image', 'plan.png'],
    ['Form-Data; NAME="image"', 'image', undefined],
    ['form-data; name="image"; filename=""', 'image', ''],
    ['form-data; name="image"; filename="a\\"b;name=x.png"', 'image', 'a"b;name=x.png'],
    ['form-data; name="image"; filename*=UTF-8\'\'gr%C3%BCn.png', 'image', 'gr%C3%BCn.png'],
    ['attachment; name="image"', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (disposition, name, filename) => {
    expect(read(disposition)).toEqual({ name, filename, type: undefined });
  });

  it('reads names as UTF-8', () => {
    const latin1 = Buffer.from('form-data; name="image"; filename="Grundriß.png"').toString('latin1');
    expect(read(latin1).filename).toBe('Grundriß.png');
  });

  it('takes the media type without its parameters, and none when none is declared', () => {
    expect(read('form-data; name="a"', 'Text/Plain; charset=utf-8').type).toBe('text/plain');
    expect(read('form-data; name="a"', '').type).toBeUndefined();
  });
});
