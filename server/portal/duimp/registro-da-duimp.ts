import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { compararValores } from '#lib/portal/domain/rascunho-no-portal.ts';
import {
  type CondicaoDoRegistro,
  debitoDoRegistro,
  debitosDoTributo,
  emReais,
  registroEmCurso,
} from '#lib/portal/domain/registro-no-portal.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import { lugarDoCampo } from '#lib/siscomex/duimp/duimp-rascunho-leitura.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { locked } from '#server/platform/refusals.ts';
import type { LinhaDoRascunho } from '#server/portal/duimp/rascunho-repository.ts';
import { registroRepository } from '#server/portal/duimp/registro-repository.ts';
import { consultaRepository } from '#server/portal/queue/consulta-repository.ts';

export interface Assinatura {
  empresaId: string;
  usuarioId: string;
  em: Date;
}

/** What a registration needs of a draft, in the order a person looks at it. `comoMandado`: the processo still says what was sent. */
export function condicoesDoRegistro(
  linha: LinhaDoRascunho,
  { comoMandado, agora }: { comoMandado: boolean; agora: Date },
): CondicaoDoRegistro[] {
  const {
    situacao,
    numero,
    itensLa,
    diagnosticoEm,
    problemas,
    aviso,
    valores,
    valoresEm,
    nossos: valoresDoCais,
  } = linha;
  const pronto = situacao === 'PRONTO' && numero !== null;
  const debito = debitoDoRegistro(valores, linha.versaoDuimp);
  const deHoje = valoresEm !== null && diaDoPortal(valoresEm) === diaDoPortal(agora);
  const comparados = valores ? compararValores(valores, valoresDoCais?.valores ?? null) : [];
  const comparaveis = comparados.filter(({ diferenca }) => diferenca !== null);
  const diferem = comparaveis.filter(({ diferenca }) => /[1-9]/.test(diferenca ?? '')).map(({ nome }) => nome);
  const soDeUm = comparados.length - comparaveis.length;
  return [
    {
      chave: 'rascunho',
      estado: pronto ? 'CERTO' : 'FALTA',
      texto: pronto
        ? `O rascunho ${formatarNumeroDuimp(numero)} está no Portal, com ${itensLa.length === 1 ? '1 item' : `${itensLa.length} itens`}.`
        : 'O rascunho não está inteiro no Portal: mande-o e espere a resposta.',
    },
    {
      chave: 'processo',
      estado: comoMandado ? 'CERTO' : 'FALTA',
      texto: comoMandado
        ? 'O processo diz o que o rascunho diz.'
        : 'O processo mudou depois do envio: mande o rascunho de novo.',
    },
    diagnostico(),
    {
      chave: 'valores',
      estado: debito.recusa === null && deHoje ? 'CERTO' : 'FALTA',
      texto:
        valoresEm === null
          ? 'O Portal ainda não disse os valores.'
          : (debito.recusa ??
            (deHoje
              ? `O Portal calculou hoje ${emReais(debito.total)} a debitar.`
              : 'Os valores do Portal são de outro dia: busque-os de novo.')),
    },
    {
      chave: 'nossos',
      estado: comparaveis.length > 0 ? 'CERTO' : 'FALTA',
      texto:
        comparaveis.length > 0
          ? `Os nossos valores saíram: ${comparaveis.length} de ${comparados.length} comparados com os do Portal.`
          : `Os nossos valores não saíram: ${valoresDoCais?.falta ?? 'eles vêm com os do Portal.'}`,
    },
    ...(diferem.length > 0 || (comparaveis.length > 0 && soDeUm > 0)
      ? [
          {
            chave: 'diferencas' as const,
            estado: 'AVISO' as const,
            texto: [
              diferem.length > 0 && `Diferem: ${diferem.join(', ')}. Vale o que o Portal calculou.`,
              soDeUm > 0 && `${soDeUm === 1 ? '1 valor não tem' : `${soDeUm} valores não têm`} com o que comparar.`,
            ]
              .filter(Boolean)
              .join(' '),
          },
        ]
      : []),
  ];

  function diagnostico(): CondicaoDoRegistro {
    const chave = 'diagnostico';
    if (problemas.length > 0) return { chave, estado: 'FALTA', texto: 'O Portal recusa campos deste rascunho.' };
    if (diagnosticoEm === null) return { chave, estado: 'FALTA', texto: 'O diagnóstico ainda não foi pedido.' };
    const pedido = 'O diagnóstico foi pedido e aceito.';
    const dito =
      aviso?.evento === 'dimp-diag-import'
        ? `O Portal avisou: “${aviso.mensagem ?? aviso.evento}”`
        : 'O resultado não chegou aqui por aviso: veja-o no Portal.';
    return { chave, estado: 'PESSOA', texto: `${pedido} ${dito}` };
  }
}

/** The registration of the draft of a processo, as its page shows it. */
export async function lerRegistro(
  tx: Database,
  empresaId: string,
  linha: LinhaDoRascunho,
  { comoMandado, agora, ambiente }: { comoMandado: boolean; agora: Date; ambiente: AmbienteDoPortal | null },
): Promise<NonNullable<DuimpDoProcesso['registro']>> {
  const { registroPedeSegundaPessoa: segundaPessoa } = await companyRepository(tx, empresaId).ler();
  const debito = debitoDoRegistro(linha.valores, linha.versaoDuimp);
  return {
    ambiente,
    segundaPessoa,
    total: debito.total,
    condicoes: condicoesDoRegistro(linha, { comoMandado, agora }),
    debitos: (linha.valores?.tributos ?? []).flatMap((tributo) => debitosDoTributo(tributo, linha.versaoDuimp)),
    pedido: await pedido(),
  };

  async function pedido(): Promise<NonNullable<DuimpDoProcesso['registro']>['pedido']> {
    const lido = await registroRepository(tx, empresaId).ler(linha.processoId);
    // A request of the version before is no matter of a retificação.
    if (!lido || (linha.retificacaoId && lido.linha.versaoDuimp !== linha.versaoDuimp)) return null;
    const { linha: linhaDoRegistro, titular, pedidoPor, aprovadoPor, encerradaEm } = lido;
    const { situacao, etapa, numero, valor, sha256, frase, aviso, mesmoComAlertas, versaoRegistrada, registradaEm } =
      linhaDoRegistro;
    const consulta = linhaDoRegistro.consultaId
      ? await consultaRepository(tx, empresaId).ler(linhaDoRegistro.consultaId)
      : null;
    return {
      situacao,
      ambiente: linhaDoRegistro.ambiente,
      titular,
      numero,
      sha256,
      valor,
      frase,
      aviso,
      mesmoComAlertas,
      versaoRegistrada,
      registradaEm,
      credencialEncerrada: encerradaEm !== null,
      retificadora: eRetificadora(linhaDoRegistro.versaoDuimp),
      pedidoPor: { id: linhaDoRegistro.pedidoPor, nome: pedidoPor },
      aprovadoPor,
      pedidoEm: linhaDoRegistro.pedidoEm.toISOString(),
      aprovadoEm: linhaDoRegistro.aprovadoEm?.toISOString() ?? null,
      enviadoEm: linhaDoRegistro.enviadoEm?.toISOString() ?? null,
      olhadoEm: linhaDoRegistro.olhadoEm?.toISOString() ?? null,
      proximaEm: linhaDoRegistro.proximaEm?.toISOString() ?? null,
      retiravel: situacao === 'AGUARDA_SEGUNDA' || (situacao === 'NA_FILA' && etapa === 'CONFERIR'),
      doRascunho: numero === linha.numero && sha256 === linha.sha256,
      problemas: linhaDoRegistro.problemas.map((problema) => ({
        ...problema,
        lugar: lugarDoCampo(problema.campo ?? '', problema.item !== null),
      })),
      consulta: consulta && {
        id: consulta.id,
        situacao: consulta.situacao,
        frase: consulta.frase,
        versao: consulta.versao,
      },
    };
  }
}

/**
 * Refuses what would change a draft whose registration is on its way, or was made in production. A retificação in the open is a draft
 * that was not registered yet.
 * @throws {Refusal} 409. `numero`: only while this very draft is.
 */
export async function exigirSemRegistro(
  tx: Database,
  empresaId: string,
  processoId: string,
  { numero, retificando }: { numero?: string; retificando: boolean },
): Promise<void> {
  const registros = registroRepository(tx, empresaId);
  const aberto = await registros.emAberto(processoId);
  if (aberto && registroEmCurso(aberto.situacao)) throw locked(EM_CURSO);
  if (retificando) return;
  const feitos = await registros.registradas(processoId);
  const registroAnterior = feitos.find(
    (registroFeito) => registroFeito.ambiente === 'PRODUCAO' || registroFeito.numero === numero,
  );
  if (registroAnterior) {
    throw locked(
      `A DUIMP ${formatarNumeroDuimp(registroAnterior.numero)} foi registrada daqui: o que está registrado muda por retificação.`,
    );
  }
}

/** The DUIMP that was last registered from here in an environment. */
export async function registradaNoAmbiente(
  tx: Database,
  empresaId: string,
  processoId: string,
  ambiente: AmbienteDoPortal,
): Promise<string | null> {
  const feitos = await registroRepository(tx, empresaId).registradas(processoId);
  return feitos.find((registroFeito) => registroFeito.ambiente === ambiente)?.numero ?? null;
}

/** Ends a request that waits for its second person, because what it was about changes. */
export async function caducarPedido(tx: Database, assinatura: Assinatura, processoId: string): Promise<void> {
  const { empresaId } = assinatura;
  const registros = registroRepository(tx, empresaId);
  const aberto = await registros.emAberto(processoId);
  if (aberto?.situacao !== 'AGUARDA_SEGUNDA') return;
  await registros.mudar(aberto, { situacao: 'CADUCO', frase: MUDOU });
  const ambiente = NOME_AMBIENTE_DO_PORTAL[aberto.ambiente].toLowerCase();
  await contarNoProcesso(tx, assinatura, processoId, `Portal Único (${ambiente}): ${CADUCOU}`);
}

const EM_CURSO = 'O registro desta DUIMP está em curso no Portal Único: espere o resultado.';
const MUDOU = 'O rascunho mudou depois do pedido, e ele caducou.';
const CADUCOU = 'o pedido de registro caducou, porque o rascunho mudou.';
