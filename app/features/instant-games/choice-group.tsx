type ChoiceGroupProps = {
  legend: string;
  name: string;
  options: readonly { value: string; text: string }[];
  chosen: string;
};

/** One of a few, as a row of buttons. */
export function ChoiceGroup({ legend, name, options, chosen }: ChoiceGroupProps) {
  return (
    <fieldset className="bets">
      <legend className="field__label">{legend}</legend>
      <div className="bets__choices instant__choices">
        {options.map(({ value, text }) => (
          <label key={value} className="choice">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className="bets__amount instant__option">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
