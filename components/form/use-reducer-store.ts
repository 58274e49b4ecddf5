import { useState, useSyncExternalStore } from 'react';

export interface ReducerStore<State, Act> {
  now: () => State;
  /** Does an act, and returns the state after it. */
  act: (act: Act) => State;
}

/**
 * A reducer that acts at once. `useReducer` shows its next state to the next render only; an answer of the API arrives between two
 * renders and must read what the acts before it did.
 */
export function useReducerStore<State, Act>(
  reducer: (state: State, act: Act) => State,
  start: () => State,
): [State, ReducerStore<State, Act>] {
  const [store] = useState(() => openStore(reducer, start()));
  return [useSyncExternalStore(store.subscribe, store.now, store.now), store];
}

function openStore<State, Act>(reducer: (state: State, act: Act) => State, start: State) {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    act(act: Act) {
      state = reducer(state, act);
      for (const listener of listeners) listener();
      return state;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
