import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { diaOuNada } from '#app/_screens/dci/processos/campos/dia-ou-nada.ts';
import { useMesmasLinhas } from '#components/itens/use-mesmas-linhas.ts';
import type { DciLido } from '#lib/contracts/dci.ts';
import type { DciNovo } from '#lib/contracts/dci-campos.ts';
import type { ItemDaDci } from '#lib/domain/zfm/dci.ts';
import { type CalculoDaDci, calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';

/** What a DCI comes to as it stands on the screen, saved or not. */
export interface CalculoAoVivo extends CalculoDaDci {
  /** Its items, with what is decided of them here. */
  conteudo: readonly ItemDaDci[];
  /** The day it falls due: as told, else as the parameter gives it. */
  venceEm: string | null;
}

/** Reckons what is in the open form by the engine of the server. It follows the typing, and never holds it up. */
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

/** The items as they were reckoned by the server, with the decisions of the form in the place of the saved ones. */
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
  // One told before is not the parameter's: emptied, what that gives is known only when it is saved.
  const venceEm = diaOuNada(digitado.vencimento) ?? (dci.vencimento === null ? dci.venceEm : null);
  const calculo = calcularDocumentoDci({
    taxaUSD: legivel(taxaUSD) && /[1-9]/.test(taxaUSD) ? taxaUSD : null,
    vencimento: venceEm,
    pagamento: diaOuNada(dataPagamento),
    selic: selic.filter(({ mes, taxa }) => /^\d{4}-\d{2}$/.test(mes) && legivel(taxa)),
    mora: dci.mora,
    itens: conteudo,
    ordensJudiciais: ordensJudiciais.filter(({ valor }) => legivel(valor)),
    anterior: dci.declaradoAntes,
  });
  // What is written when it is asked for would not outlive a spread.
  return Object.defineProperties(
    { conteudo, venceEm },
    Object.getOwnPropertyDescriptors(calculo),
  ) as unknown as CalculoAoVivo;
}

function legivel(figura: string | null): figura is string {
  return figura !== null && /^\d+(\.\d+)?$/.test(figura);
}

const Contexto = createContext<CalculoAoVivo | null>(null);
