import { useEffect, useId, useState } from 'preact/hooks';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** A line of text that is taken when it is left or Enter is pressed. */
export function TextField({ label, value, placeholder, onChange }: TextFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={placeholder}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={() => text !== value && onChange(text)}
      />
    </div>
  );
}

interface CentimetresProps {
  readonly label: string;
  /** Metres. */
  readonly value: number;
  readonly onChange: (metres: number) => void;
}

/** A length of some centimetres. */
export function Centimetres({ label, value, onChange }: CentimetresProps) {
  const id = useId();
  const shown = String(Math.round(value * 100));
  return (
    <div class="field short">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min="1"
        step="1"
        value={shown}
        onChange={({ currentTarget: field }) => {
          const metres = Number(field.value) / 100;
          // What is not taken, or taken for less, does not stay there.
          field.value = shown;
          if (metres > 0) onChange(metres);
        }}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
}

/** One of many words; typing finds them. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
