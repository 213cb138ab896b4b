import { ImageUp, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { animateLabels } from '../../labels/animate.ts';
import { labels } from '../../labels/index.ts';
import { writeWork } from '../../lib/kept-work.ts';
import { useObjectUrl } from '../../lib/object-url.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AnimateTool } from './animate-tool.ts';
import { AnimateForm } from './animate-form.tsx';
import type { AnimateWork } from './kept-animate.ts';
import { Stage } from './stage.tsx';
import { StrokeList } from './stroke-list.tsx';
import { changeDrawing, emptyDrawing } from './strokes.ts';
import { ToolRail } from './tool-rail.tsx';
import { useImageSize } from './use-image-size.ts';

interface AnimateStudioProps {
  /** What it starts from: a picture alone, or work as it was left. */
  begun: AnimateWork;
  onReplace: () => void;
}

/** The stage with its tools on the left, the strokes on the right and the prompt below. */
export function AnimateStudio({ begun, onReplace }: AnimateStudioProps) {
  const { image } = begun;
  const url = useObjectUrl(image);
  const size = useImageSize(url);
  const [drawing, change] = useReducer(changeDrawing, { ...emptyDrawing, strokes: begun.strokes });
  const [prompt, setPrompt] = useState(begun.prompt);
  const [tool, setTool] = useState<AnimateTool>('path');
  const [view, setView] = useState<{ selectedId: string | null; isPreviewing: boolean }>({
    selectedId: null,
    isPreviewing: false,
  });
  const { strokes } = drawing;
  useEffect(() => {
    void writeWork({ 'animate-picture': image });
  }, [image]);
  useEffect(() => {
    void writeWork({ 'animate-drawing': { strokes, prompt } });
  }, [strokes, prompt]);
  const undo = () => {
    change({ type: 'undo' });
  };
  const redo = () => {
    change({ type: 'redo' });
  };
  return (
    <div
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isText(event.target)) {
          event.preventDefault();
          (event.shiftKey ? redo : undo)();
        }
      }}
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6 pb-4 max-sm:pt-2">
        <h1 className="text-28 tracking-[-.02em]">{labels.screen.views.animate}</h1>
        <p className="min-w-0 truncate text-ink-3">
          {image.name}
          {size !== null && `, ${size.width} × ${size.height}`}
        </p>
        <span className="flex-1" />
        <IconButton label={labels.common.undo} isDisabled={drawing.past.length === 0} onClick={undo}>
          <Undo2 size={18} />
        </IconButton>
        <IconButton label={labels.common.redo} isDisabled={drawing.future.length === 0} onClick={redo}>
          <Redo2 size={18} />
        </IconButton>
        <Button size="small" icon={<ImageUp size={16} aria-hidden="true" />} onClick={onReplace}>
          {animateLabels.replaceImage}
        </Button>
      </header>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[72px_minmax(0,1fr)_264px]">
        <ToolRail tool={tool} onChoose={setTool} />
        <div className="grid min-w-0 content-start gap-4">
          <Stage
            url={url}
            size={size}
            strokes={strokes}
            tool={tool}
            selectedId={view.selectedId}
            isPreviewing={view.isPreviewing}
            change={change}
            onSelect={(selectedId) => {
              setView({ ...view, selectedId });
            }}
          />
          <AnimateForm
            image={image}
            size={size}
            strokes={strokes}
            prompt={prompt}
            onPrompt={setPrompt}
            isPreviewing={view.isPreviewing}
            onPreview={(isPreviewing) => {
              setView({ ...view, isPreviewing });
            }}
          />
        </div>
        <StrokeList
          strokes={strokes}
          selectedId={view.selectedId}
          change={change}
          onSelect={(selectedId) => {
            setView({ ...view, selectedId });
          }}
        />
      </div>
    </div>
  );
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
