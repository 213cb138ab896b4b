import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { Scene } from '@kinora/contract/scenes';
import type { Voice } from '@kinora/contract/voices';
import { Mic } from 'lucide-react';
import { Suspense, lazy, useRef } from 'react';
import { useVoices } from '../../api/get-voices.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { useTransitionState } from '../../lib/transition-state.ts';
import { Chip } from '../../ui/chip.tsx';

const VoicePicker = lazy(async () => ({
  default: (await import('../../components/voice-picker/voice-picker.tsx')).VoicePicker,
}));

interface SceneVoiceProps {
  scene: Scene;
  language: Language;
  onChoose: (voice: Voice) => void;
}

/** The scene's narrator; without one of its own it speaks with the story's voice. */
export function SceneVoice({ scene, language, onChoose }: SceneVoiceProps) {
  const chipRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useTransitionState(false);
  const { voices } = useVoices();
  const name = scene.voice_name ?? voices.find((voice) => voice.voice_id === scene.voice_id)?.name ?? null;
  const shown =
    name === null
      ? sceneLabels.storyVoice
      : sceneLabels.voiceAndLanguage(name, languageDetails[language].code);
  return (
    <>
      <Chip
        ref={chipRef}
        size="small"
        aria-label={sceneLabels.chosenVoiceOf(scene.scene_number, shown)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Mic size={14} aria-hidden="true" />
        {shown}
      </Chip>
      {isOpen && (
        <Suspense>
          <VoicePicker
            label={sceneLabels.voiceOf(scene.scene_number)}
            anchor={chipRef.current}
            selectedId={scene.voice_id}
            language={language}
            onChoose={onChoose}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
