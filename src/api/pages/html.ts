/** A piece of HTML that is safe to place as it is. Only `html` and `jsonScript` make one. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = string | number | Markup | readonly Markup[] | false | undefined;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe in text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** Template tag: every interpolated string is escaped, markup is placed as it is, `false` and `undefined` give nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  let text = strings[0]!;
  values.forEach((value, index) => {
    text += render(value) + strings[index + 1]!;
  });
  return new Markup(text);
}

/** Data for a script as an inert element: no character in it can end the element or start a comment. */
export function jsonScript(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Markup(`<script type="application/json" id="${escapeHtml(id)}">${json}</script>`);
}

function render(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((part: Markup) => part.text).join('\n');
  return escapeHtml(String(value));
}
