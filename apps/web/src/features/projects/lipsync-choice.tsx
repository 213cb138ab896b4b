import { sceneLabels } from '../../labels/scenes.ts';
import { ChipSelect } from '../../ui/chip-select.tsx';

const LIPSYNC_VALUES = { unset: null, on: true, off: false } as const;
const LIPSYNC_OPTIONS = [
  { value: 'unset', label: sceneLabels.lipsyncUnset },
  { value: 'on', label: sceneLabels.lipsyncOn },
  { value: 'off', label: sceneLabels.lipsyncOff },
] as const;

function lipsyncWord(lipsync: boolean | null): keyof typeof LIPSYNC_VALUES {
  if (lipsync === null) {
    return 'unset';
  }
  return lipsync ? 'on' : 'off';
}

interface LipsyncChoiceProps {
  /** The scene cannot be confirmed without it. */
  isNeeded?: boolean;
  lipsync: boolean | null;
  onChoose: (lipsync: boolean | null) => void;
}

/** Whether lips follow the voice: on, off, or visibly not decided. */
export function LipsyncChoice({ lipsync, isNeeded = false, onChoose }: LipsyncChoiceProps) {
  return (
    <ChipSelect
      label={sceneLabels.lipsync}
      size="small"
      isMissing={isNeeded && lipsync === null}
      value={lipsyncWord(lipsync)}
      options={LIPSYNC_OPTIONS}
      onChoose={(choice) => {
        onChoose(LIPSYNC_VALUES[choice]);
      }}
    />
  );
}
