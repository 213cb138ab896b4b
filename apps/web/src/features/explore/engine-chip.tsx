import { engineOf } from '@kinora/contract/catalogue';
import type { EngineKey } from '@kinora/contract/catalogue';
import { ChevronDown, Layers } from 'lucide-react';
import { Suspense, lazy, useRef } from 'react';
import { useMe } from '../../api/get-me.ts';
import { EngineSample } from '../../components/engine-picker/engine-sample.tsx';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { Chip } from '../../ui/chip.tsx';
import type { PickerName } from './picker-name.ts';

const loadPicker = () => import('../../components/engine-picker/engine-picker.tsx');
const EnginePicker = lazy(async () => ({ default: (await loadPicker()).EnginePicker }));

interface EngineChipProps {
  engine: EngineKey | null;
  openPicker: PickerName | null;
  onOpenPicker: (picker: PickerName | null) => void;
  onChoose: (engine: EngineKey) => void;
}

/** The engine of the draft; a press opens the picker, whose code is fetched when a pointer or the focus comes near. */
export function EngineChip({ engine, openPicker, onOpenPicker, onChoose }: EngineChipProps) {
  const chipRef = useRef<HTMLButtonElement>(null);
  const me = useMe();
  const isOpen = openPicker === 'engine';
  return (
    <>
      <Chip
        ref={chipRef}
        isMissing={engine === null && Boolean(me)}
        data-tour="engine"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={labels.common.engine}
        className={engine === null ? '' : 'pl-1.5!'}
        onPointerEnter={() => void loadPicker()}
        onFocus={() => void loadPicker()}
        onClick={() => {
          onOpenPicker('engine');
        }}
      >
        {engine === null ? (
          <Layers size={16} aria-hidden="true" />
        ) : (
          <span className="size-6 overflow-hidden rounded-full [&_img]:size-full [&_img]:object-cover">
            <EngineSample engine={engine} />
          </span>
        )}
        {engine === null ? exploreLabels.pickEngine : engineOf(engine).name}
        <ChevronDown size={14} aria-hidden="true" />
      </Chip>
      {isOpen && (
        <Suspense>
          <EnginePicker
            anchor={chipRef.current}
            me={me}
            selected={engine}
            onChoose={onChoose}
            onClose={() => {
              onOpenPicker(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
