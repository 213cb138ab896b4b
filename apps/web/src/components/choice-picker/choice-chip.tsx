import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useRef } from 'react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';
import type { ChoiceGroup } from './choice.ts';

const loadPicker = () => import('./choice-picker.tsx');
const ChoicePicker = lazy(async () => ({ default: (await loadPicker()).ChoicePicker }));

interface ChoiceChipProps<Key extends string> {
  /** What is chosen here, as the chip's title and the picker's name. */
  label: string;
  icon: ReactNode;
  groups: readonly ChoiceGroup<Key>[];
  selected: Key | null;
  /** What the chip says while nothing is chosen. */
  question: string;
  isMissing?: boolean;
  /** Shows the icon alone while nothing is chosen, for choices that are seldom made. */
  isCompact?: boolean;
  noneLabel?: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (key: Key | null) => void;
}

/** A chip with the chosen model or effect; a press opens the picker, whose code is fetched when one comes near. */
export function ChoiceChip<Key extends string>(props: ChoiceChipProps<Key>) {
  const { label, icon, groups, selected, question, isMissing = false, isOpen, onOpen } = props;
  const chipRef = useRef<HTMLButtonElement>(null);
  const chosen = groups.flatMap((group) => group.choices).find((choice) => choice.key === selected);
  const isIconOnly = props.isCompact === true && chosen === undefined;
  return (
    <>
      <Chip
        ref={chipRef}
        isMissing={isMissing}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        {...(isIconOnly ? { shape: 'round', 'aria-label': label } : {})}
        onPointerEnter={() => void loadPicker()}
        onFocus={() => void loadPicker()}
        onClick={() => {
          onOpen(true);
        }}
      >
        {icon}
        {!isIconOnly && (chosen?.name ?? question)}
        {!isIconOnly && <ChevronDown size={14} aria-hidden="true" />}
      </Chip>
      {isOpen && (
        <Suspense>
          <ChoicePicker
            label={label}
            anchor={chipRef.current}
            groups={groups}
            selected={selected}
            {...(props.noneLabel === undefined ? {} : { noneLabel: props.noneLabel })}
            onChoose={(key) => {
              // The picker answers one of the keys it was given.
              props.onChoose(key as Key | null);
            }}
            onClose={() => {
              onOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
