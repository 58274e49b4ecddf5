import type { ParametroEdicao, ParametroLido, ParametroNovo } from '#lib/contracts/parametro.ts';
import type { QuemPede } from '#server/acesso/acesso-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { historicoRepository } from '#server/db/historico-repository.ts';
import { bloqueado, conflito, naoEncontrado } from '#server/erros.ts';
import type { Relogio } from '#server/relogio.ts';
import { parametroRepository } from './parametro-repository.ts';

export interface AoGravar {
  db: Banco;
  relogio: Relogio;
  quem: QuemPede;
}

export function criarParametro(ao: AoGravar, novo: ParametroNovo): Promise<ParametroLido> {
  return gravando(ao, async (repositorio) => {
    const id = await repositorio.inserir(novo, ao.quem, ao.relogio.agora());
    return { acao: 'CRIAR', antes: null, depois: await existente(repositorio, id) };
  });
}

export function alterarParametro(ao: AoGravar, edicao: ParametroEdicao): Promise<ParametroLido> {
  return gravando(ao, async (repositorio) => {
    const antes = await editavel(repositorio, edicao.id);
    if (!(await repositorio.alterar(edicao, ao.quem, ao.relogio.agora()))) {
      // Read again: the other change may have come between the look and the write.
      throw conflito('Este parâmetro', await existente(repositorio, edicao.id));
    }
    return { acao: 'ALTERAR', antes, depois: await existente(repositorio, edicao.id) };
  });
}

export async function excluirParametro(ao: AoGravar, id: string): Promise<void> {
  await gravando(ao, async (repositorio) => {
    const antes = await editavel(repositorio, id);
    await repositorio.excluir(id, ao.relogio.agora());
    return { acao: 'EXCLUIR', antes, depois: antes };
  });
}

interface Mudanca {
  acao: string;
  antes: ParametroLido | null;
  depois: ParametroLido;
}

type Repositorio = ReturnType<typeof parametroRepository>;

/** The change and the line that tells of it, both or neither. */
async function gravando(
  { db, relogio, quem }: AoGravar,
  mudar: (repositorio: Repositorio) => Promise<Mudanca>,
): Promise<ParametroLido> {
  return db.transaction(async (tx) => {
    const { acao, antes, depois } = await mudar(parametroRepository(tx, quem.empresaId));
    const linha = { recurso: 'Parametro', registroId: depois.id, usuarioId: quem.usuarioId, em: relogio.agora() };
    await historicoRepository(tx, quem.empresaId).registrar([
      { ...linha, acao, antes, depois: acao === 'EXCLUIR' ? null : depois },
    ]);
    return depois;
  });
}

async function existente(repositorio: Repositorio, id: string): Promise<ParametroLido> {
  const achado = await repositorio.buscar(id);
  if (!achado) throw naoEncontrado('Este parâmetro');
  return achado;
}

async function editavel(repositorio: Repositorio, id: string): Promise<ParametroLido> {
  const achado = await existente(repositorio, id);
  if (achado.origem === 'CAIS') {
    throw bloqueado('Este parâmetro é de fábrica. Cadastre um da empresa com o mesmo código: ele vale antes.');
  }
  return achado;
}
