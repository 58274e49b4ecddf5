import { useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { FormularioDosItens } from './FormularioDosItens.tsx';

interface PrevisaoDoDeclaradoProps {
  processo: ProcessoInteiro;
  parte: 'itens' | 'adicoes';
  adicao: number | undefined;
  aoAbrirAdicao: (numero: number | undefined) => void;
  aoAbrirItens: () => void;
}

/** What was planned before the declaration, read-only. A process that was born from its declaration had no plan, and shows none. */
export function PrevisaoDoDeclarado(props: PrevisaoDoDeclaradoProps) {
  const { data: lidos } = useItensDoProcesso(props.processo.id);
  if (!lidos || lidos.itens.length === 0) return null;
  return <FormularioDosItens {...props} />;
}
