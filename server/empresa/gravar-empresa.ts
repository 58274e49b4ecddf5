import type { Empresa, EmpresaEdicao } from '#lib/contracts/empresa.ts';
import type { Deposito } from '#server/arquivos/deposito.ts';
import { anotarImagem } from '#server/arquivos/imagem.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { AoGravar } from '#server/cadastros/cadastro.ts';
import { semBrancos } from '#server/cadastros/sem-brancos.ts';
import type { Banco } from '#server/db/banco.ts';
import { conflito, naoEncontrado } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { empresaRepository } from './empresa-repository.ts';

/** @throws {Recusa} 404 for another company, 409 when it has moved on from `versao`. */
export async function alterarEmpresa(ao: AoGravar, digitada: EmpresaEdicao): Promise<Empresa> {
  const edicao = { ...semBrancos(digitada), filiais: digitada.filiais.map(semBrancos) };
  if (edicao.id !== ao.quem.empresaId) throw naoEncontrado('Esta empresa');
  return gravando(ao, async (tx) => {
    const empresas = empresaRepository(tx, ao.quem.empresaId);
    if (!(await empresas.alterar(edicao))) throw conflito('O cadastro da empresa', await empresas.ler());
  });
}

/** In place of the logo there was; the bytes first, under their hash. */
export async function trocarLogo(
  ao: AoGravar & { deposito: Deposito },
  { nome, bytes }: ArquivoRecebido,
): Promise<Empresa> {
  const { empresaId } = ao.quem;
  const { sha256 } = await ao.deposito.guardar(empresaId, 'logo', bytes);
  return gravando(ao, async (tx, em) => {
    await anotarImagem(tx, ao.quem, { bucket: 'logo', nome, tamanho: bytes.length, sha256, em });
    await empresaRepository(tx, empresaId).trocarLogo(sha256);
  });
}

export async function removerLogo(ao: AoGravar): Promise<void> {
  await gravando(ao, (tx) => empresaRepository(tx, ao.quem.empresaId).trocarLogo(null));
}

/** The change and the line that tells of it, both or neither. */
async function gravando(
  { db, relogio, quem: { empresaId, usuarioId } }: AoGravar,
  mudar: (tx: Banco, em: Date) => Promise<void>,
): Promise<Empresa> {
  return db.transaction(async (tx) => {
    const em = relogio.agora();
    const empresas = empresaRepository(tx, empresaId);
    const antes = await empresas.ler();
    await mudar(tx, em);
    const depois = await empresas.ler();
    await historicoRepository(tx, empresaId).registrar([
      { recurso: 'Empresa', registroId: empresaId, acao: 'ALTERAR', antes, depois, usuarioId, em },
    ]);
    return depois;
  });
}
