import type { LacunaDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { textoDoFornecedor } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { codigoDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import type { ItemRegistrado, OperadorRegistrado } from '#lib/siscomex/duimp/duimp-registrada.ts';
import { lacuna } from '#lib/siscomex/duimp/lacunas-da-registrada.ts';
import type { NoCadastro } from '#lib/siscomex/duimp/previsto-da-registrada.ts';
import { fornecedorRepository } from '#server/comex/cadastros/fornecedor.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedoresDosOperadores } from '#server/portal/catalogue/fornecedor-do-operador.ts';

interface DaVersao {
  processoId: string;
  ambiente: AmbienteDoPortal | null;
  /** CNPJ of the importer, digits only; null where it has a CPF or none. */
  cnpj: string | null;
  itens: readonly ItemRegistrado[];
}

/**
 * What the records here say of a registered version: the declaration of the processo, the tables, and who its foreign operators are. An
 * operator is the supplier that has its code in our catalogue, or else the one that its declared name is linked to. One whose supplier is of
 * another country is not taken: what goes to the Portal would change.
 */
export async function cadastroDaRegistrada(
  tx: Database,
  empresaId: string,
  { processoId, ambiente, cnpj, itens }: DaVersao,
): Promise<{ no: NoCadastro; lacunas: LacunaDaDuimp[] }> {
  const adicoes = (await declaracaoGuardada(tx, empresaId, processoId))?.declaracao.adicoes ?? [];
  const declarados: NoCadastro['declarados'] = new Map(
    adicoes.flatMap(({ numero, ncm, itens: itensDaAdicao }) =>
      itensDaAdicao.flatMap(({ sequencia, descricao, duimp }) =>
        duimp ? [[sequencia, { descricao, ncm, adicao: Number(numero), duimp }] as const] : [],
      ),
    ),
  );
  const nomesDe = new Map<string, Set<string>>();
  for (const { numero, exportador, fabricante } of itens) {
    const adicaoDoItem = adicoes.find((adicao) => adicao.numero === tres(declarados.get(numero)?.adicao ?? 0));
    for (const [operador, nome] of [
      [exportador, adicaoDoItem?.fornecedor],
      [fabricante, adicaoDoItem?.fabricante],
    ] as const) {
      if (operador.codigo === null) continue;
      const ditos = nomesDe.get(chaveDe(operador)) ?? new Set();
      nomesDe.set(chaveDe(operador), ditos.add(textoDoFornecedor(operador.codigo)));
      if (nome) ditos.add(textoDoFornecedor(nome));
    }
  }
  const referencias = referenciaRepository(tx, empresaId);
  const [siglas, moedas] = [await referencias.siglas('Pais'), await referencias.nomes('MoedaSiscomex')];
  const paises = Map.groupBy([...siglas], ([, sigla]) => sigla);
  const { achados, lacunas } = await operadores();
  return {
    lacunas,
    no: {
      declarados,
      moeda(sigla) {
        const codigo = codigoDaMoeda(sigla);
        return codigo !== undefined && moedas.has(codigo) ? codigo : undefined;
      },
      pais(sigla) {
        const [paisAchado, outro] = paises.get(sigla) ?? [];
        return outro ? undefined : paisAchado?.[0];
      },
      fornecedor: (operador) => achados.get(chaveDe(operador)) ?? null,
    },
  };

  async function operadores() {
    const codigos = [...new Set([...nomesDe.keys()].map((chave) => chave.slice(0, chave.lastIndexOf(' '))))];
    const porCodigo =
      ambiente && cnpj?.length === CNPJ
        ? await fornecedoresDosOperadores(tx, empresaId, { ambiente, raiz: cnpj.slice(0, RAIZ), codigos })
        : new Map<string, string>();
    const textos = [...new Set([...nomesDe.values()].flatMap((nomes) => [...nomes]))];
    const vinculos = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos(textos);
    const quem = new Map<string, string>();
    const deOutroPais: LacunaDaDuimp[] = [];
    for (const [chave, nomes] of nomesDe) {
      const vinculados = new Set([...nomes].flatMap((nome) => vinculos.get(nome)?.registro.id ?? []));
      const id = porCodigo.get(chave) ?? (vinculados.size === 1 ? [...vinculados][0] : undefined);
      const registro = id ? await fornecedorRepository(tx, empresaId).buscar(id) : null;
      if (!id || !registro) continue;
      const pais = chave.slice(chave.lastIndexOf(' ') + 1);
      if (siglas.get(registro.pais.codigo) === pais) quem.set(chave, id);
      else {
        const texto = `${registro.razaoSocial} é, no cadastro, de ${registro.pais.nome}, e na versão registrada o operador ${chave.replace(/ (\S*)$/, ' é de $1')}: corrija o cadastro, ou o vínculo, e preencha de novo.`;
        deOutroPais.push(lacuna('AVISA', `pais-de-${chave}`, texto, { onde: 'FORNECEDOR', id }));
      }
    }
    return { achados: quem, lacunas: deOutroPais };
  }
}

const chaveDe = ({ codigo, pais }: OperadorRegistrado) => `${codigo} ${pais ?? ''}`;
const tres = (numero: number) => String(numero).padStart(3, '0');
const CNPJ = 14;
const RAIZ = 8;
