import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One prop of a component, as its source declares it. */
export interface PropDeclarada {
  nome: string;
  tipo: string;
  obrigatoria: boolean;
  /** The comment of the prop, in the language of the source. */
  descricao: string;
}

export interface ComponenteDeclarado {
  /** `ui` or `comex`. */
  sala: string;
  props: PropDeclarada[];
  /** The inherited props: `Pick<AlertProps, 'severity'>`. */
  herda: string;
}

export const SALAS = ['ui', 'comex'] as const;

/** The component files of a folder, without tests and without their extension. A file in a subfolder is a part of one of them. */
export function arquivosDeComponentes(sala: (typeof SALAS)[number]): string[] {
  return readdirSync(join('components', sala))
    .filter((nome) => /^[A-Z].*(?<!\.test)\.tsx$/.test(nome))
    .map((nome) => nome.replace(/\.tsx$/, ''))
    .sort();
}

/** The props of each component, by the name of its file. */
export function propsDosComponentes(): Record<string, ComponenteDeclarado> {
  return Object.fromEntries(
    SALAS.flatMap((sala) =>
      arquivosDeComponentes(sala).map((nome) => [nome, { sala, ...propsDoArquivo(sala, nome) }] as const),
    ),
  );
}

/** Reads the props of the function named as its file, also when their type has its own file. */
function propsDoArquivo(sala: string, nome: string): Omit<ComponenteDeclarado, 'sala'> {
  const fonte = ler(join('components', sala, `${nome}.tsx`));
  const tipo = tipoDosProps(fonte, nome);
  if (!tipo) return { props: [], herda: '' };
  return membrosDe(fonte, tipo);
}

const juntas = (partes: string[]): string => partes.filter(Boolean).join(' & ');

interface Fonte {
  caminho: string;
  texto: string;
  corpo: No[];
  comentarios: { value: string; start: number; end: number }[];
}

function ler(caminho: string): Fonte {
  const texto = readFileSync(caminho, 'utf8');
  const { program, comments } = parseSync(caminho, texto);
  return { caminho, texto, corpo: program.body as unknown as No[], comentarios: comments };
}

function tipoDosProps({ corpo }: Fonte, nome: string): No | undefined {
  for (const linha of corpo) {
    const declarado = linha.declaration ?? linha;
    if (declarado.type === 'FunctionDeclaration' && declarado.id?.name === nome) return primeiroTipo(declarado);
    for (const { id, init } of declarado.declarations ?? []) {
      if (id?.name === nome && init) return primeiroTipo(funcaoDentro(init));
    }
  }
  return undefined;
}

/** Unwraps the function within `memo(function …)` and `createLink(…)`. */
function funcaoDentro(no: No): No {
  return no.type === 'CallExpression' && no.arguments?.[0] ? funcaoDentro(no.arguments[0]) : no;
}

const primeiroTipo = (funcao: No): No | undefined => funcao.params?.[0]?.typeAnnotation?.typeAnnotation;

function membrosDe(fonte: Fonte, tipo: No): Omit<ComponenteDeclarado, 'sala'> {
  if (tipo.type === 'TSTypeLiteral') return { props: propsDe(fonte, tipo.members ?? []), herda: '' };
  if (tipo.type === 'TSIntersectionType') {
    const partes = (tipo.types ?? []).map((um) => membrosDe(fonte, um));
    return { props: partes.flatMap(({ props }) => props), herda: juntas(partes.map(({ herda }) => herda)) };
  }
  const chamado = tipo.typeName?.name;
  const interfaceDeProps = chamado ? interfaceDe(fonte, chamado) : undefined;
  if (!interfaceDeProps) return { props: [], herda: trecho(fonte, tipo) };
  const { fonte: onde, no } = interfaceDeProps;
  return {
    props: propsDe(onde, no.body?.body ?? []),
    herda: juntas((no.extends ?? []).map((um) => trecho(onde, um))),
  };
}

function interfaceDe(fonte: Fonte, nome: string): { fonte: Fonte; no: No } | undefined {
  for (const linha of fonte.corpo) {
    const no = linha.declaration ?? linha;
    if (no.type === 'TSInterfaceDeclaration' && no.id?.name === nome) return { fonte, no };
  }
  const importada = fonte.corpo.find(
    ({ type, specifiers }) => type === 'ImportDeclaration' && specifiers?.some(({ local }) => local?.name === nome),
  );
  const caminho = importada?.source?.value;
  if (!caminho?.startsWith('./')) return undefined;
  return interfaceDe(ler(join(dirname(fonte.caminho), caminho)), nome);
}

function propsDe(fonte: Fonte, membros: No[]): PropDeclarada[] {
  return membros.flatMap((membro) => {
    const nome = membro.key?.name;
    if (!nome) return [];
    const tipo = membro.typeAnnotation?.typeAnnotation;
    return [
      {
        nome,
        tipo: tipo ? trecho(fonte, tipo) : trecho(fonte, membro),
        obrigatoria: !membro.optional,
        descricao: comentarioAntes(fonte, membro.start),
      },
    ];
  });
}

const trecho = ({ texto }: Fonte, { start, end }: No): string => texto.slice(start, end).replace(/\s+/g, ' ');

function comentarioAntes({ texto, comentarios }: Fonte, inicio: number): string {
  const comentario = comentarios.find(({ end }) => end <= inicio && texto.slice(end, inicio).trim() === '');
  return (comentario?.value ?? '')
    .replace(/^\*|^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fields this script reads of a syntax node; the parser's own types separate each kind. */
interface No {
  type: string;
  start: number;
  end: number;
  id?: { name?: string };
  declaration?: No | null;
  declarations?: { id?: { name?: string }; init?: No | null }[];
  params?: { typeAnnotation?: { typeAnnotation?: No } }[];
  arguments?: No[];
  members?: No[];
  types?: No[];
  body?: { body?: No[] };
  extends?: No[];
  typeName?: { name?: string };
  key?: { name?: string };
  typeAnnotation?: { typeAnnotation?: No };
  optional?: boolean;
  specifiers?: { local?: { name?: string } }[];
  source?: { value?: string };
}
