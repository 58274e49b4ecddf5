import type { z } from 'zod';
import { FORMULARIO_EMPRESA } from '#app/_screens/configuracoes/empresa/empresa-formulario.ts';
import { CADASTRO_FORNECEDOR } from '#app/_screens/configuracoes/fornecedores/fornecedor-cadastro.tsx';
import { CADASTRO_IMPORTADOR } from '#app/_screens/configuracoes/importadores/importador-cadastro.tsx';
import { CADASTRO_ITEM } from '#app/_screens/configuracoes/itens/item-cadastro.tsx';
import { CADASTRO_DA_MATRIZ } from '#app/_screens/configuracoes/matriz/matriz-cadastro.tsx';
import { FORMULARIO_CONTA } from '#app/_screens/configuracoes/minha-conta/conta-formulario.ts';
import { CADASTRO_NCM } from '#app/_screens/configuracoes/ncm/ncm-cadastro.tsx';
import { CADASTRO_PARAMETRO } from '#app/_screens/configuracoes/parametros/parametro-cadastro.tsx';
import { CADASTRO_REPRESENTANTE } from '#app/_screens/configuracoes/representantes/representante-cadastro.tsx';
import { TELAS_DAS_TABELAS } from '#app/_screens/configuracoes/tabelas/tabela-cadastro.tsx';
import { CADASTRO_WEBHOOK } from '#app/_screens/configuracoes/webhooks/webhook-cadastro.tsx';
import { FORMULARIO_DCI } from '#app/_screens/dci/processos/campos/dci-formulario.ts';
import { FORMULARIO_NOTA } from '#app/_screens/dci/processos/notas/nota-formulario.ts';
import { CADASTRO_COMPRA } from '#app/_screens/dcr/compras-nacionais/compra-cadastro.tsx';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { cadastroDaEstrutura } from '#app/_screens/dcr/produtos/estrutura-cadastro.tsx';
import { CADASTRO_PRODUTO } from '#app/_screens/dcr/produtos/produto-cadastro.tsx';
import { CADASTRO_ENTRADA } from '#app/_screens/dcr/saldo-insumos/entradas/entrada-cadastro.tsx';
import { FORMULARIO_PEDIDO } from '#app/_screens/importacao/pedidos/pedido-formulario.ts';
import { FORMULARIO_DESPESA } from '#app/_screens/importacao/processos/custos/despesa-formulario.ts';
import { FORMULARIO_DOS_ITENS } from '#app/_screens/importacao/processos/previsao/itens-formulario.ts';
import { FORMULARIO_DA_DAI } from '#app/_screens/importacao/sefaz/campos/dai-formulario.ts';
import { type DescricaoDeCampo, ehDescricao } from '#components/form/fields/descricao-de-campo.ts';
import { type CampoLido, elementoDe, formaDe, lerCampo } from '#lib/registros/ler-campo.ts';

interface Formulario {
  recurso: string;
  campos: Readonly<Record<string, DescricaoDeCampo>>;
  esquema: z.core.$ZodType;
}

const FORMULARIOS = [
  CADASTRO_IMPORTADOR.formulario,
  FORMULARIO_EMPRESA,
  CADASTRO_FORNECEDOR.formulario,
  CADASTRO_ITEM.formulario,
  CADASTRO_DA_MATRIZ.formulario,
  FORMULARIO_CONTA,
  CADASTRO_NCM.formulario,
  CADASTRO_PARAMETRO.formulario,
  CADASTRO_REPRESENTANTE.formulario,
  TELAS_DAS_TABELAS.Pais.cadastro.formulario,
  // No field of this form takes letters.
  TELAS_DAS_TABELAS.Urf.cadastro.formulario,
  CADASTRO_WEBHOOK.formulario,
  FORMULARIO_DCI,
  FORMULARIO_NOTA,
  CADASTRO_COMPRA.formulario,
  FORMULARIO_DCR,
  cadastroDaEstrutura('produto').formulario,
  CADASTRO_PRODUTO.formulario,
  CADASTRO_ENTRADA.formulario,
  FORMULARIO_DESPESA,
  FORMULARIO_DOS_ITENS,
  FORMULARIO_PEDIDO,
  FORMULARIO_DA_DAI,
] as unknown as readonly Formulario[];

interface Par {
  caminho: string;
  descricao: DescricaoDeCampo;
  campo: CampoLido;
}

/** Pairs each field of a form with its schema, inside lists and groups too. */
function* pares(campos: Formulario['campos'], esquema: CampoLido, antes: string): Generator<Par> {
  const forma = formaDe(esquema) ?? {};
  for (const [nome, descricao] of Object.entries(campos)) {
    const doCampo = forma[nome];
    if (doCampo) yield* doPar({ caminho: `${antes}${nome}`, descricao, campo: lerCampo(doCampo) });
  }
}

function* doPar(par: Par): Generator<Par> {
  const { caminho, descricao, campo } = par;
  yield par;
  if (descricao.tipo === 'grupo') yield* pares(descricao.campos, campo, `${caminho}.`);
  const elemento = descricao.tipo === 'lista' ? elementoDe(campo) : undefined;
  if (descricao.tipo !== 'lista' || !elemento) return;
  if (ehDescricao(descricao.item))
    yield* doPar({ caminho: `${caminho}.0`, descricao: descricao.item, campo: lerCampo(elemento) });
  else yield* pares(descricao.item, lerCampo(elemento), `${caminho}.0.`);
}

const paresDe = ({ campos, esquema }: Formulario) => [...pares(campos, lerCampo(esquema), '')];

/** The longest text a schema accepts. Undefined where only the form sets the limit: an identifier typed with its punctuation. */
function limiteDe({ esquema, sobre }: CampoLido): number | undefined {
  const { maxLength } = esquema as { maxLength?: number | null };
  return sobre.maximo ?? maxLength ?? undefined;
}

describe.each(FORMULARIOS.map((formulario) => [formulario.recurso, formulario] as const))(
  'The form of %s',
  (_, formulario) => {
    test('has a schema behind every field', () => {
      const forma = formaDe(lerCampo(formulario.esquema)) ?? {};
      expect(Object.keys(formulario.campos).filter((nome) => !(nome in forma))).toEqual([]);
    });

    test('calls each field as its record does', () => {
      const outros = paresDe(formulario)
        .filter(({ descricao, campo }) => campo.sobre.rotulo !== undefined && campo.sobre.rotulo !== descricao.rotulo)
        .map(({ caminho, descricao, campo }) => [caminho, descricao.rotulo, campo.sobre.rotulo]);
      expect(outros).toEqual([]);
    });

    test('takes texts as long as its schema, and no longer', () => {
      const errados = paresDe(formulario).flatMap(({ caminho, descricao, campo }) => {
        const limite = limiteDe(campo);
        if (descricao.tipo !== 'texto' || limite === undefined || descricao.maximo === limite) return [];
        return [[caminho, descricao.maximo, limite]];
      });
      expect(errados).toEqual([]);
    });

    test('offers the codes its schema takes', () => {
      const errados = paresDe(formulario).flatMap(({ caminho, descricao, campo }) => {
        if (descricao.tipo !== 'opcao') return [];
        const recusadas = descricao.opcoes.filter(
          ([codigo]) => !(campo.esquema as unknown as z.ZodType).safeParse(codigo).success,
        );
        return recusadas.map(([codigo]) => [caminho, codigo]);
      });
      expect(errados).toEqual([]);
    });
  },
);
