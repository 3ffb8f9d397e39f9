/** A page with its tables put between the marks that name them, `<!-- name -->` and `<!-- /name -->`. @throws Error where a mark is missing */
export function putTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!marks.test(text)) throw new Error(`The page has no marks for the table "${name}"`);
    return text.replace(marks, (_, before, after) => `${before}\n${table}\n\n${after}`);
  }, page);
}
