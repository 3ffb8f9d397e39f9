/** What a UUID looks like as they are drawn here, in lower case; part of a regular expression, without its ends. */
export const UUID_PATTERN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const WHOLE = new RegExp(`^${UUID_PATTERN}$`);

/** Whether a text is a UUID and nothing else. */
export const isUuid = (text: string): boolean => WHOLE.test(text);
