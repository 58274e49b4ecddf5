import { CAMPOS_PRIVADOS, type Conta, type ContaEdicao } from '#lib/contracts/conta.ts';
import { ROTULOS_CONTA } from '#lib/domain/conta.ts';
import type { Deposito } from '#server/arquivos/deposito.ts';
import { anotarImagem } from '#server/arquivos/imagem.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { AoGravar } from '#server/cadastros/cadastro.ts';
import { semBrancos } from '#server/cadastros/sem-brancos.ts';
import type { Banco } from '#server/db/banco.ts';
import { conflito, dadosInvalidos, naoEncontrado } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { hoje } from '#server/relogio.ts';
import { contaRepository } from './conta-repository.ts';

/** @throws {Recusa} 404 for an account that is not one's own, 409 when it has moved on from `versao`. */
export async function alterarConta(ao: AoGravar, digitada: ContaEdicao): Promise<Conta> {
  const edicao = semBrancos(digitada);
  if (edicao.id !== ao.quem.usuarioId) throw naoEncontrado('Esta conta');
  if (edicao.dtNascimento !== null && edicao.dtNascimento > hoje(ao.relogio)) {
    throw dadosInvalidos('A data de nascimento está no futuro.', { dtNascimento: 'Esta data está no futuro.' });
  }
  return gravando(ao, async (tx) => {
    const contas = contaRepository(tx, ao.quem);
    if (!(await contas.alterar(edicao))) throw conflito('O cadastro da sua conta', await contas.ler());
  });
}

/** In place of the photo there was; the bytes first, under their hash. */
export async function trocarFoto(
  ao: AoGravar & { deposito: Deposito },
  { nome, bytes }: ArquivoRecebido,
): Promise<Conta> {
  const { sha256 } = await ao.deposito.guardar(ao.quem.empresaId, 'foto', bytes);
  return gravando(ao, async (tx, em) => {
    await anotarImagem(tx, ao.quem, { bucket: 'foto', nome, tamanho: bytes.length, sha256, em });
    await contaRepository(tx, ao.quem).trocarFoto(sha256);
  });
}

export async function removerFoto(ao: AoGravar): Promise<void> {
  await gravando(ao, (tx) => contaRepository(tx, ao.quem).trocarFoto(null));
}

/** The change and the line that tells of it, both or neither. */
async function gravando(
  { db, relogio, quem }: AoGravar,
  mudar: (tx: Banco, em: Date) => Promise<void>,
): Promise<Conta> {
  return db.transaction(async (tx) => {
    const contas = contaRepository(tx, quem);
    const em = relogio.agora();
    const antes = await contas.ler();
    await mudar(tx, em);
    const depois = await contas.ler();
    const { usuarioId } = quem;
    await historicoRepository(tx, quem.empresaId).registrar([
      {
        recurso: 'Usuario',
        registroId: usuarioId,
        acao: 'ALTERAR',
        antes: publica(antes),
        depois: publica(depois),
        motivo: privadosMudados(antes, depois),
        usuarioId,
        em,
      },
    ]);
    return depois;
  });
}

/** The history is read by the whole company: what is private stays out of it, but for that it changed. */
function publica({ telefonePessoal: _, rg: __, cpf: ___, dtNascimento: ____, ...resto }: Conta) {
  return resto;
}

function privadosMudados(antes: Conta, depois: Conta): string | null {
  const mudados = CAMPOS_PRIVADOS.filter((campo) => antes[campo] !== depois[campo]);
  const nomes = mudados.map((campo) => ROTULOS_CONTA[campo]).join(', ');
  return nomes ? `Mudou dados que só a própria pessoa vê: ${nomes}.` : null;
}
