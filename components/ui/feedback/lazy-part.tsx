import { type ComponentType, lazy, Suspense } from 'react';
import { OnItsWay } from './OnItsWay.tsx';

/** A part of a screen whose code loads when it first renders: a dialog, or a view that few people open. Nothing shows meanwhile. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={<OnItsWay />}>
      <Part {...props} />
    </Suspense>
  );
}
