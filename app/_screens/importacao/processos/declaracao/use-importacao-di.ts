import { useReducer, useRef } from 'react';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import { lerDi } from '#lib/api/declaracao/di.ts';
import type { ApiError } from '#lib/api/platform/api-error.ts';
import { useImportarDi } from '#lib/api/processo/processo.ts';
import type { DeclaracaoLida, ImportacaoDi, LeituraDi } from '#lib/contracts/declaracao/di.ts';
import { emRemessas, type ParteEscolhida, type Remessa, reconhecer } from './partes-escolhidas.ts';

/** Chosen files that are becoming processos. A refused import keeps what was read, so that the person may try again. */
export type RemessaDi = Remessa & { chave: string } & (
    | { estado: 'lendo' | 'importando'; progresso: number; leitura?: LeituraDi }
    | { estado: 'recusada'; erro: ApiError }
    | { estado: 'lida'; leitura: LeituraDi; erro?: ApiError }
    | { estado: 'importada'; leitura: LeituraDi; criados: ImportacaoDi }
  );

/** Reads the dropped files, then imports the valid ones one by one: into the given processo, or each into a new one. */
export function useImportacaoDi(processoId?: string) {
  const [remessas, atualizar] = useReducer(reduzir, []);
  const importarDi = useImportarDi();
  // Two drops may follow each other before the screen renders, so the state is also kept in a ref.
  const atuais = useRef<RemessaDi[]>([]);

  function guardar(acao: Acao): void {
    atuais.current = reduzir(atuais.current, acao);
    atualizar(acao);
  }

  async function ler(remessa: Remessa & { chave: string }): Promise<void> {
    const aindaEla = () =>
      atuais.current.some(({ chave, partes }) => chave === remessa.chave && partes === remessa.partes);
    const aoProgredir = (progresso: number) => {
      if (progresso === 0 || aindaEla()) guardar({ ...remessa, estado: 'lendo', progresso });
    };
    aoProgredir(0);
    try {
      const leitura = await lerDi(arquivosDe(remessa), { processoId, aoProgredir });
      if (aindaEla()) guardar({ ...remessa, estado: 'lida', leitura });
    } catch (erro) {
      if (aindaEla()) guardar({ ...remessa, estado: 'recusada', erro: erro as ApiError });
    }
  }

  /** Dropped parts of a DUIMP join those already there, and all of them are read again. */
  async function lerTodos(novos: File[]): Promise<void> {
    const novas = emRemessas(await Promise.all(novos.map(reconhecer)));
    await Promise.all(
      novas.map((nova) => {
        const aberta = atuais.current.find(
          ({ duimp, estado }) => duimp !== null && duimp === nova.duimp && !JA.has(estado),
        );
        if (!aberta) return ler({ ...nova, chave: idDaLinha() });
        return ler({ chave: aberta.chave, duimp: aberta.duimp, partes: [...aberta.partes, ...nova.partes] });
      }),
    );
  }

  function tirar({ chave, duimp, partes }: RemessaDi, qual: ParteEscolhida): void {
    const ficam = partes.filter((parte) => parte !== qual);
    if (ficam.length === 0) guardar({ tirar: chave });
    else void ler({ chave, duimp, partes: ficam });
  }

  async function importar(remessaDi: RemessaDi, motivo: string): Promise<ImportacaoDi> {
    if (remessaDi.estado !== 'lida') return [];
    const { chave, duimp, partes, leitura } = remessaDi;
    const remessa = { chave, duimp, partes };
    const aoProgredir = (progresso: number) => guardar({ ...remessa, estado: 'importando', progresso, leitura });
    aoProgredir(0);
    try {
      const criados = await importarDi(arquivosDe(remessa), { processoId, motivo: motivo || undefined, aoProgredir });
      guardar({ ...remessa, estado: 'importada', leitura, criados });
      return criados;
    } catch (erro) {
      guardar({ ...remessa, estado: 'lida', leitura, erro: erro as ApiError });
      return [];
    }
  }

  return {
    remessas,
    lerTodos: (novos: File[]) => void lerTodos(novos),
    tirar,
    esquecer: () => guardar('esquecer'),
    async importarTodas(motivo: string): Promise<ImportacaoDi> {
      const criados: ImportacaoDi = [];
      for (const remessa of remessas.filter(podeImportar)) criados.push(...(await importar(remessa, motivo)));
      return criados;
    },
  };
}

const JA: ReadonlySet<string> = new Set(['importando', 'importada']);

function arquivosDe({ partes }: Remessa): File[] {
  return partes.map(({ arquivo }) => arquivo);
}

export function podeImportar(remessa: RemessaDi): boolean {
  return (
    remessa.estado === 'lida' && remessa.leitura.declaracoes.every((declaracao) => impedimento(declaracao) === null)
  );
}

/** The reason that a declaration cannot become a processo; null if there is none. */
export function impedimento(declaracao: DeclaracaoLida): 'DIGITO' | 'DATA_FUTURA' | 'JA_IMPORTADA' | null {
  if (declaracao.processoExistente) return 'JA_IMPORTADA';
  // The server checks the number; a number that it accepted is not refused here.
  const digito = declaracao.conferencias.find(({ codigo }) => CODIGOS_DO_DIGITO.includes(codigo));
  if (digito?.nivel === 'erro') return 'DIGITO';
  return declaracao.conferencias.some(({ codigo }) => codigo === 'DATA_FUTURA') ? 'DATA_FUTURA' : null;
}

const CODIGOS_DO_DIGITO: readonly string[] = ['DI_DIGITO', 'DUIMP_DIGITO'];

type Acao = RemessaDi | { tirar: string } | 'esquecer';

function reduzir(remessas: RemessaDi[], acao: Acao): RemessaDi[] {
  if (acao === 'esquecer') return [];
  if ('tirar' in acao) return remessas.filter(({ chave }) => chave !== acao.tirar);
  const conhecida = remessas.some(({ chave }) => chave === acao.chave);
  return conhecida ? remessas.map((remessa) => (remessa.chave === acao.chave ? acao : remessa)) : [...remessas, acao];
}
