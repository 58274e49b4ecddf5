import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { diaOuNada } from '#app/_screens/dci/processos/campos/dia-ou-nada.ts';
import { useMesmasLinhas } from '#components/itens/use-mesmas-linhas.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { ItemDaDci } from '#lib/domain/zfm/dci.ts';
import { type CalculoDaDci, calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';

/** The calculation of a DCI as it is on the screen, saved or not. */
export interface CalculoAoVivo extends CalculoDaDci {
  /** The items, with the decisions typed in the form. */
  conteudo: readonly ItemDaDci[];
  /** The due day: the one typed, else the one given by the parameter. */
  venceEm: string | null;
  /** Whether there is a due day and a day of payment, which tell multa and juros. */
  moraConhecida: boolean;
}

/**
 * Calculates the open form with the engine that the server uses. The calculation is deferred, so that it never delays the typing.
 */
export function Calculadora({ dci, children }: { dci: DciLido; children: ReactNode }) {
  const digitado = useDeferredValue(useWatch() as DciNovo);
  const itens = useMesmasLinhas(useMemo(() => itensDecididos(dci.lista, digitado), [dci.lista, digitado]));
  const calculo = useMemo(() => calcularDigitado(dci, digitado, itens), [dci, digitado, itens]);
  return <Contexto value={calculo}>{children}</Contexto>;
}

export function useCalculoDaDci(): CalculoAoVivo {
  const calculo = useContext(Contexto);
  if (!calculo) throw new Error('The live calculation of a DCI is asked for outside of one.');
  return calculo;
}

/** The server's items, with the form's decisions instead of the saved ones. */
function itensDecididos(lista: DciLido['lista'], { decisoes, obsoletos }: DciNovo): readonly ItemDaDci[] {
  const vendidos = new Map(obsoletos.filter(({ valor }) => legivel(valor)).map(({ item, ...resto }) => [item, resto]));
  const porItem = new Map(decisoes.map((decisao) => [decisao.item, decisao]));
  return lista.map((item) => {
    const { chave, modalidade, codigo, descricao, destino, quantidade, dcr, origens, falta, exigivelPadrao } = item;
    const decisao = porItem.get(chave);
    return {
      chave,
      modalidade,
      codigo,
      descricao,
      destino,
      quantidade,
      dcr,
      origens,
      falta,
      obsoleto: vendidos.get(chave) ?? null,
      exigivel: decisao?.exigivel ?? exigivelPadrao,
      motivo: decisao?.motivo ?? null,
    };
  });
}

function calcularDigitado(dci: DciLido, digitado: DciNovo, conteudo: readonly ItemDaDci[]): CalculoAoVivo {
  const { taxaUSD, dataPagamento, selic, ordensJudiciais } = digitado;
  // If the saved due day was typed, emptying the field leaves no due day here: only the server knows the day given by the
  // parameter.
  const venceEm = diaOuNada(digitado.vencimento) ?? (dci.vencimento === null ? dci.venceEm : null);
  const calculo = calcularDocumentoDci({
    taxaUSD: legivel(taxaUSD) && /[1-9]/.test(taxaUSD) ? taxaUSD : null,
    vencimento: venceEm,
    pagamento: diaOuNada(dataPagamento),
    selic: selic.filter(({ mes, taxa }) => /^\d{4}-\d{2}$/.test(mes) && legivel(taxa)),
    mora: dci.mora,
    semPisCofins: dci.semPisCofins,
    itens: conteudo,
    ordensJudiciais: ordensJudiciais.filter(({ valor }) => legivel(valor)),
    anterior: dci.declaradoAntes,
  });
  // Copies the property descriptors: a spread would run the getters, which build the memória only when asked.
  return Object.defineProperties(
    { conteudo, venceEm, moraConhecida: venceEm !== null && diaOuNada(dataPagamento) !== null },
    Object.getOwnPropertyDescriptors(calculo),
  ) as unknown as CalculoAoVivo;
}

function legivel(figura: string | null): figura is string {
  return figura !== null && /^\d+(\.\d+)?$/.test(figura);
}

const Contexto = createContext<CalculoAoVivo | null>(null);
