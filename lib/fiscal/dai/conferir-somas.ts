import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoAmazonense, ApontamentoDaDai, DeclaracaoAmazonense } from '#lib/domain/zfm/dai.ts';
import { contagem, reais } from '#lib/fiscal/importacao/conferencias/frases.ts';
import { toleranciaDeCentavos } from '#lib/fiscal/importacao/conferencias/tolerancia-centavos.ts';

/**
 * Compares the header with its adições. A difference up to a cent is ignored. Up to the truncation residue of the Siscomex it is an
 * `aviso`; beyond that it prevents making the file. The Siscomex does not truncate a net weight, so there every difference counts:
 * nine real declarations match to the gram (domain/importacao.md §3.4).
 */
export function conferirSomas(declaracao: DeclaracaoAmazonense, parametros: readonly Parametro[]): ApontamentoDaDai[] {
  const { adicoes, dataDocumento } = declaracao;
  if (adicoes.length === 0) return [SEM_ADICOES];
  const residuo = toleranciaDeCentavos(adicoes.length, dataDocumento, parametros);
  return [
    ...conferirQuantidade(declaracao),
    ...CONFERIDOS.flatMap(({ campo, folha, nome }) => {
      const limite = campo === 'fob' ? Exato.max(residuo, partesPorDezMil(declaracao.fob)) : residuo;
      return conferirSoma(declaracao, { campo, folha, nome, limite });
    }),
    ...conferirPeso(declaracao),
  ];
}

type CampoConferido = keyof Pick<AdicaoAmazonense, 'fob' | 'frete' | 'seguro' | 'ii' | 'ipi' | 'pisCofins'>;

function conferirSoma(
  declaracao: DeclaracaoAmazonense,
  { campo, folha, nome, limite }: { campo: CampoConferido; folha: string; nome: string; limite: Exato },
): ApontamentoDaDai[] {
  const soma = somar(declaracao.adicoes.map((adicao) => adicao[campo]));
  const diferenca = soma.minus(declaracao[campo]).abs();
  if (diferenca.lte(UM_CENTAVO)) return [];
  const explicada = diferenca.lte(limite);
  const sentenca = `${nome}: o cabeçalho traz ${reais(new Exato(declaracao[campo]))}, e as adições somam ${reais(soma)}: diferença de ${reais(diferenca)}`;
  const mensagem = explicada
    ? `${sentenca}, dentro do que o Siscomex deixa ao truncar os centavos. A DAI leva os dois como foram declarados.`
    : `${sentenca}, além da tolerância de ${reais(limite)}.`;
  return [{ ...SOMA, nivel: explicada ? 'aviso' : 'erro', mensagem, caminho: folha }];
}

function conferirPeso({ pesoLiquido, adicoes }: DeclaracaoAmazonense): ApontamentoDaDai[] {
  const pesos = adicoes.map((adicao) => adicao.pesoLiquido);
  // A missing weight is reported line by line; without it there is no sum to compare.
  if (pesoLiquido === null || pesos.includes(null)) return [];
  const soma = somar(pesos);
  if (soma.eq(pesoLiquido)) return [];
  const mensagem = `Peso líquido: o cabeçalho traz ${quilos(new Exato(pesoLiquido))}, e as adições somam ${quilos(soma)}.`;
  return [{ ...SOMA, nivel: 'erro', mensagem, caminho: 'vlPesoLiquido' }];
}

function conferirQuantidade({ qtdeAdicoes, adicoes }: DeclaracaoAmazonense): ApontamentoDaDai[] {
  if (qtdeAdicoes === adicoes.length) return [];
  const mensagem = `O cabeçalho declara ${contagem(qtdeAdicoes, 'adição', 'adições')}, e a declaração traz ${adicoes.length}.`;
  return [{ ...SOMA, codigo: 'QUANTIDADE_DE_ADICOES', nivel: 'erro', mensagem, caminho: 'qtdeAdicoes' }];
}

const quilos = (peso: Exato) => `${porExtenso(peso, 5)} kg`;

/**
 * The VMLE is not the sum of what the adições print: on a real DI it differs by 4.53 of R$ 551,683.75
 * (docs/decisions/dai-conteudo.md).
 */
const partesPorDezMil = (valor: DecimalTexto) => new Exato(valor).abs().div(10_000).toDecimalPlaces(2);

const UM_CENTAVO = new Exato('0.01');

const SOMA = {
  codigo: 'SOMA_DIFERENTE',
  adicao: null,
  alvo: { onde: 'DECLARACAO', adicao: null },
} as const;

const SEM_ADICOES: ApontamentoDaDai = {
  ...SOMA,
  codigo: 'SEM_ADICOES',
  nivel: 'erro',
  mensagem: 'A declaração não tem adições, e sem elas não há o que declarar à Sefaz.',
  caminho: 'adicao',
};

const CONFERIDOS: readonly { campo: CampoConferido; folha: string; nome: string }[] = [
  { campo: 'fob', folha: 'vlFob', nome: 'FOB' },
  { campo: 'frete', folha: 'vlFrete', nome: 'Frete' },
  { campo: 'seguro', folha: 'vlSeguro', nome: 'Seguro' },
  { campo: 'ii', folha: 'vlII', nome: 'II' },
  { campo: 'ipi', folha: 'vlIPI', nome: 'IPI' },
  { campo: 'pisCofins', folha: 'vlPisCofins', nome: 'PIS e COFINS' },
];
