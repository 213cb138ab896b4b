/** The pickers that open from the prompt box; a reason's link opens the same ones. */
export type PickerName = 'engine' | 'voice' | 'voice-2';

/** The picker that mends a reason, by the field the reason is about. */
const pickerOfField: Readonly<Record<string, PickerName>> = {
  selected_engine: 'engine',
  voice: 'voice',
  voice_2: 'voice-2',
};

export function pickerFor(field: string | null): PickerName | null {
  return field === null ? null : (pickerOfField[field] ?? null);
}
