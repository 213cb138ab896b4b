import type { HearPayload, NarrationAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { sentences } from '@kinora/contract/sentences';
import { useRef, useState } from 'react';
import { refusalReason } from '../../../api/api-error.ts';
import { useAskToHear } from '../../../api/narrations.ts';
import { notify } from '../../../ui/notify.ts';
import { narrationKey, spokenText } from './spoken-length.ts';
import type { Heard } from './use-heard.ts';
import { useSceneSound } from './use-scene-sound.ts';

/** What somebody waits to hear. */
interface Wish {
  readonly key: string;
  readonly sceneId: string;
  /** Will play it. */
  readonly audio: HTMLAudioElement;
  /** Null until the server has answered. */
  readonly answer: NarrationAnswer | null;
}

/** The newest wish. Answers to those before it are remembered, and not played. */
function useWish() {
  const newest = useRef<Wish | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  return {
    wish,
    isNewest: ({ audio }: Wish) => newest.current?.audio === audio,
    wait: (next: Wish | null) => {
      newest.current = next;
      setWish(next);
    },
  };
}

function payloadOf(scene: Scene): HearPayload {
  return { scene_id: scene.id, narration: spokenText(scene), voice_id: scene.voice_id };
}

/** Waits for a narration, plays it when it is there, and says why when it will not be. */
function useWaiting() {
  const { wish, isNewest, wait } = useWish();
  const sound = useSceneSound();

  function fail(reason?: string): void {
    wait(null);
    sound.stop();
    void notify({ text: sentences.failure.notHeard, detail: reason, tone: 'bad' });
  }

  function start(asked: Wish, url: string): void {
    wait(null);
    sound.play(asked, url, fail);
  }

  function goOn(asked: Wish, answer: NarrationAnswer): void {
    if (answer.status === 'making') {
      wait({ ...asked, answer });
    } else if (answer.url === null) {
      fail(answer.error ?? undefined);
    } else {
      start(asked, answer.url);
    }
  }

  return { wish, isNewest, wait, sound, fail, start, goOn };
}

/** Plays one scene at a time; what nobody has heard is spoken first. */
export function usePlayback(projectId: string, { speech, known, remember }: Heard) {
  const { wish, isNewest, wait, sound, fail, start, goOn } = useWaiting();
  const ask = useAskToHear(projectId);

  function arrive(asked: Wish, answer: NarrationAnswer): void {
    if (answer.status === 'ready') {
      remember(asked.key, answer);
    }
    if (isNewest(asked)) {
      goOn(asked, answer);
    }
  }

  function hear(scene: Scene): void {
    const asked = {
      key: narrationKey(scene, speech),
      sceneId: scene.id,
      audio: sound.prepare(),
      answer: null,
    };
    const url = known.get(asked.key)?.url ?? null;
    if (url !== null) {
      start(asked, url);
      return;
    }
    wait(asked);
    ask.mutate(payloadOf(scene), {
      onSuccess: (answer) => {
        arrive(asked, answer);
      },
      onError: (error) => {
        fail(refusalReason(error));
      },
    });
  }

  return {
    hear,
    stop: () => {
      wait(null);
      sound.stop();
    },
    waitingId: wish?.sceneId ?? null,
    playingId: sound.playingId,
    /** What is being spoken, and whom to tell when it is. */
    awaited: wish?.answer ?? null,
    onAnswer: (answer: NarrationAnswer) => {
      if (wish !== null) {
        arrive(wish, answer);
      }
    },
  };
}
