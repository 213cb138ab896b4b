import type { Language } from '@kinora/contract/catalogue';
import type { Voice } from '@kinora/contract/voices';
import { ChevronDown, Mic } from 'lucide-react';
import { Suspense, lazy, useRef } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useVoices } from '../../api/get-voices.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { voiceChipLabel } from '../../components/voice-picker/voice-facts.ts';
import { exploreLabels } from '../../labels/explore.ts';
import { Chip } from '../../ui/chip.tsx';
import type { PickerName } from './picker-name.ts';

const loadPicker = () => import('../../components/voice-picker/voice-picker.tsx');
const VoicePicker = lazy(async () => ({ default: (await loadPicker()).VoicePicker }));

interface VoiceChipProps {
  name: 'voice' | 'voice-2';
  label: string;
  /** A film begins with the default voice. */
  isOptional?: boolean;
  voiceId: string | null;
  language: Language;
  openPicker: PickerName | null;
  onOpenPicker: (picker: PickerName | null) => void;
  onChoose: (voice: Voice, language: Language) => void;
}

/** A narrator of the draft. Voices belong to members; a visitor is asked to sign in. */
export function VoiceChip({
  name,
  label,
  isOptional = false,
  voiceId,
  language,
  openPicker,
  onOpenPicker,
  onChoose,
}: VoiceChipProps) {
  const chipRef = useRef<HTMLButtonElement>(null);
  const me = useMe();
  const dialogs = useDialogs();
  const { voices } = useVoices();
  const voice = voices.find((known) => known.voice_id === voiceId);
  const isOpen = openPicker === name && Boolean(me);
  const question = name === 'voice' ? exploreLabels.chooseVoice : exploreLabels.chooseSecondVoice;
  const openLabel = isOptional ? exploreLabels.defaultVoice : question;
  return (
    <>
      <Chip
        ref={chipRef}
        isMissing={voice === undefined && Boolean(me) && !isOptional}
        data-tour={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onPointerEnter={() => void loadPicker()}
        onFocus={() => void loadPicker()}
        onClick={() => {
          if (me === null) {
            dialogs.open('sign-in');
          } else {
            onOpenPicker(name);
          }
        }}
      >
        <Mic size={16} aria-hidden="true" />
        {voice === undefined ? openLabel : voiceChipLabel(voice, language)}
        <ChevronDown size={14} aria-hidden="true" />
      </Chip>
      {isOpen && (
        <Suspense>
          <VoicePicker
            label={question}
            anchor={chipRef.current}
            selectedId={voiceId}
            language={language}
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
