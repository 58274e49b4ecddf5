import { redirect, stripSearchParams } from '@tanstack/react-router';
import type { z } from 'zod';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';

export interface RouterContext {
  latestHref: () => string;
}

interface Loaded<Busca> {
  schema: z.ZodType<Busca>;
  /** Values that the address leaves out. */
  defaults: Partial<Busca>;
  /** Asks for what the screen reads first. */
  ahead?: ((search: Busca) => Promise<unknown>) | undefined;
}

/**
 * Reads the search parameters of an address by a schema of a module, which loads with the screen. The first visit to the screen calls
 * `ahead` of that module as soon as they are known, and waits a moment for its answer: a screen drawn once, with its content, is there
 * sooner than one that is drawn empty first.
 */
export function searchFrom<
  Module,
  Name extends Schemas<Module>,
  Defaults extends Extract<keyof Module, string> = never,
  Ahead extends Extract<keyof Module, string> = never,
>(load: () => Promise<Module>, name: Name, defaults?: Defaults, ahead?: Ahead) {
  type Schema = Extract<Module[Name], z.ZodType<object>>;
  return lazySearch<z.input<Schema>, z.output<Schema>>(async () => {
    const module = await load();
    const schema = module[name] as unknown as z.ZodType<z.output<Schema>>;
    return {
      schema,
      defaults: defaults ? (module[defaults] as object) : {},
      ahead: ahead && (module[ahead] as (search: z.output<Schema>) => Promise<unknown>),
    };
  });
}

/** Reads the search parameters of a list by the query that its API takes, and the dialogs that open from the address. */
export function listSearchFrom<Module, Name extends Schemas<Module>, const Dialogo extends string = never>(
  load: () => Promise<Module>,
  name: Name,
  dialogos: readonly Dialogo[] = [],
) {
  type Consulta = Extract<Module[Name], z.ZodObject>;
  type Busca = ReturnType<typeof buscaDeLista<Consulta['shape'], Dialogo>>;
  return lazySearch<z.input<Busca>, z.output<Busca>>(async () => {
    const consulta = (await load())[name] as Consulta;
    return { schema: buscaDeLista(consulta, dialogos) as never, defaults: buscaPadrao(consulta) as never };
  });
}

interface Visit {
  deps: { checked: boolean };
  context: object;
  location: { search: object };
}

type Schemas<Module> = {
  [Name in keyof Module]: Module[Name] extends z.ZodType<object> ? Name : never;
}[keyof Module];

/**
 * The route options for search parameters whose schema loads with the screen, so that the route table holds no contract. The router
 * matches an address before it loads anything: the first visit of a screen loads the schema and matches the same address again. No
 * screen renders with parameters that were not checked.
 */
function lazySearch<Input, Output extends object>(load: () => Promise<Loaded<Output>>) {
  let loaded: Loaded<Output> | undefined;
  return {
    validateSearch: {
      types: undefined as unknown as { input: Input; output: Output },
      parse: (raw: unknown) => (loaded ? loaded.schema.parse(raw) : raw) as Output,
    },
    search: {
      middlewares: [
        (context: { search: Output; next: (search: Output) => Output }) =>
          stripSearchParams<Output>((loaded?.defaults ?? {}) as never)(context as never),
      ],
    },
    // Read as the address is matched: a visit matched before the schema was there may load after another one has brought it.
    loaderDeps: () => ({ checked: loaded !== undefined }),
    loader: async ({ deps, context, location }: Visit) => {
      if (deps.checked) return;
      loaded ??= await load();
      if (loaded.ahead) await Promise.race([loaded.ahead(loaded.schema.parse(location.search)), aMoment()]);
      // The address may have changed while the schema loaded: the latest one is matched, not the one that began this.
      throw redirect({ href: (context as RouterContext).latestHref(), replace: true, state: true });
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Somebody with a slow network sees after it that the screen is there and waits. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

export type LazySearch<Input, Output extends object> = ReturnType<typeof lazySearch<Input, Output>>;
