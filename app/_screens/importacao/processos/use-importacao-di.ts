import { useReducer } from 'react';
import { lerDi } from '#lib/api/di.ts';
import type { ErroApi } from '#lib/api/erro-api.ts';
import { useImportarDi } from '#lib/api/processo.ts';
import type { DeclaracaoLida, ImportacaoDi, LeituraDi } from '#lib/contracts/di.ts';

/** A chosen file on its way to becoming processes. A refused import keeps what was read: the person may try again. */
export type ArquivoDi = { chave: string; arquivo: File } & (
  | { estado: 'lendo' | 'importando'; progresso: number; leitura?: LeituraDi }
  | { estado: 'recusado'; erro: ErroApi }
  | { estado: 'lido'; leitura: LeituraDi; erro?: ErroApi }
  | { estado: 'importado'; leitura: LeituraDi; criados: ImportacaoDi }
);

/** Reads the files that are dropped, then imports those that can be, one after the other; onto one process where it is named. */
export function useImportacaoDi(processoId?: string) {
  const [arquivos, atualizar] = useReducer(reduzir, []);
  const importarDi = useImportarDi();

  async function ler(arquivo: File): Promise<void> {
    const chave = crypto.randomUUID();
    const aoProgredir = (progresso: number) => atualizar({ chave, arquivo, estado: 'lendo', progresso });
    aoProgredir(0);
    try {
      atualizar({ chave, arquivo, estado: 'lido', leitura: await lerDi(arquivo, { aoProgredir }) });
    } catch (erro) {
      atualizar({ chave, arquivo, estado: 'recusado', erro: erro as ErroApi });
    }
  }

  async function importar(um: ArquivoDi): Promise<ImportacaoDi> {
    if (um.estado !== 'lido') return [];
    const { chave, arquivo, leitura } = um;
    const aoProgredir = (progresso: number) => atualizar({ chave, arquivo, estado: 'importando', progresso, leitura });
    aoProgredir(0);
    try {
      const criados = await importarDi(arquivo, { processoId, aoProgredir });
      atualizar({ chave, arquivo, estado: 'importado', leitura, criados });
      return criados;
    } catch (erro) {
      atualizar({ chave, arquivo, estado: 'lido', leitura, erro: erro as ErroApi });
      return [];
    }
  }

  return {
    arquivos,
    lerTodos: (novos: File[]) => void Promise.all(novos.map(ler)),
    tirar: (chave: string) => atualizar({ tirar: chave }),
    esquecer: () => atualizar('esquecer'),
    async importarTodos(): Promise<ImportacaoDi> {
      const criados: ImportacaoDi = [];
      for (const um of arquivos.filter(podeImportar)) criados.push(...(await importar(um)));
      return criados;
    },
  };
}

export function podeImportar(um: ArquivoDi): boolean {
  return um.estado === 'lido' && um.leitura.declaracoes.every((declaracao) => impedimento(declaracao) === null);
}

/** Why a declaration cannot become a process, or null. */
export function impedimento(declaracao: DeclaracaoLida): 'DIGITO' | 'JA_IMPORTADA' | null {
  if (declaracao.processoExistente) return 'JA_IMPORTADA';
  // The server has looked at the number: what it let through is not refused here.
  const digito = declaracao.conferencias.find(({ codigo }) => CODIGOS_DO_DIGITO.includes(codigo));
  return digito?.nivel === 'erro' ? 'DIGITO' : null;
}

const CODIGOS_DO_DIGITO: readonly string[] = ['DI_DIGITO', 'DUIMP_DIGITO'];

type Acao = ArquivoDi | { tirar: string } | 'esquecer';

function reduzir(arquivos: ArquivoDi[], acao: Acao): ArquivoDi[] {
  if (acao === 'esquecer') return [];
  if ('tirar' in acao) return arquivos.filter(({ chave }) => chave !== acao.tirar);
  const conhecido = arquivos.some(({ chave }) => chave === acao.chave);
  return conhecido ? arquivos.map((um) => (um.chave === acao.chave ? acao : um)) : [...arquivos, acao];
}
