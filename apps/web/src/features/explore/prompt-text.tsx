import { limits } from '@kinora/contract/limits';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useMe } from '../../api/get-me.ts';
import { usePromptSuggestions } from '../../api/get-prompt-suggestions.ts';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { useDebounced } from '../../lib/timing.ts';

interface PromptTextProps {
  value: string;
  placeholder: string;
  /** Most characters. */
  maximum: number;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onFocus: () => void;
}

/** What the list under the text is doing: closed, or open with a line marked by the arrow keys (-1: none). */
interface ListState {
  isOpen: boolean;
  marked: number;
}

const CLOSED: ListState = { isOpen: false, marked: -1 };

/**
 * The text with its suggestions: a list that never takes Enter while no line is marked. A text of several lines may not
 * have the role of a combobox, so it stays a text box, and the number of suggestions is said aloud.
 */
export function PromptText({ value, placeholder, maximum, onChange, onSubmit, onFocus }: PromptTextProps) {
  const id = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  useSlashKey(textRef);
  const me = useMe();
  const [list, setList] = useState<ListState>(CLOSED);
  const settled = useDebounced(value, limits.suggestions.debounceMs);
  const suggestions = usePromptSuggestions(
    settled,
    me?.activated === true && list.isOpen && settled === value,
  );
  const shown = list.isOpen ? suggestions.filter((suggestion) => suggestion !== value) : [];

  function take(suggestion: string): void {
    onChange(suggestion);
    setList(CLOSED);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      setList(CLOSED);
      onSubmit();
      return;
    }
    const marked = shown[list.marked];
    if ((event.key === 'Enter' || event.key === 'Tab') && marked !== undefined) {
      event.preventDefault();
      take(marked);
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      setList(CLOSED);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = Math.min(Math.max(list.marked + step, -1), shown.length - 1);
      setList({ isOpen: true, marked: next });
    }
  }

  return (
    <>
      <textarea
        ref={textRef}
        aria-label={labels.common.prompt}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-activedescendant={list.marked >= 0 ? `${id}-${list.marked}` : undefined}
        maxLength={maximum}
        rows={3}
        value={value}
        placeholder={placeholder}
        className="field-sizing-content max-h-80 min-h-28 w-full resize-none bg-transparent px-6 pt-5 pb-3 text-16 leading-[26px] tracking-[-.006em] outline-none max-sm:px-4 max-sm:pt-4"
        onChange={(event) => {
          onChange(event.target.value);
          setList({ isOpen: true, marked: -1 });
        }}
        onFocus={onFocus}
        onBlur={() => {
          setList(CLOSED);
        }}
        onKeyDown={handleKey}
      />
      <p aria-live="polite" className="sr-only">
        {shown.length > 0 && exploreLabels.suggestionCount(shown.length)}
      </p>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={exploreLabels.suggestions}
        // Under the whole box, so that it never lies over the choices.
        className="absolute inset-x-4 top-full z-20 mt-2 overflow-hidden rounded-card border border-line bg-overlay p-1 shadow-pop empty:hidden"
      >
        {shown.map((suggestion, index) => (
          <li
            key={suggestion}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === list.marked}
            className="cursor-pointer rounded-control px-3 py-2 hover:bg-raised aria-selected:bg-raised"
            onPointerDown={(event) => {
              // Before the blur, which would close the list under the pointer.
              event.preventDefault();
              take(suggestion);
            }}
          >
            {suggestion}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The slash leads to the prompt from anywhere on the page but from another text. */
function useSlashKey(textRef: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key === '/' && !isText && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        textRef.current?.focus();
      }
    };
    globalThis.addEventListener('keydown', handleKey);
    return () => {
      globalThis.removeEventListener('keydown', handleKey);
    };
  }, [textRef]);
}
