import { useSnackbar } from 'notistack';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { useAtoEmVarios, useEnsaioEmVarios } from '#lib/api/processo/processos-em-varios.ts';
import type { AtoEmVarios, QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import { quantosProcessos } from './quais-da-selecao.ts';

interface EmVarios {
  quais: QuaisProcessos | null;
  /** Null while the person has not said enough. */
  ato: AtoEmVarios | null;
  aoFechar: () => void;
  aoTerminar: () => void;
}

/** The rehearsal of an act on many processos, and the act itself on those that the rehearsal allows. */
export function useEmVarios({ quais, ato, aoFechar, aoTerminar }: EmVarios) {
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const fazer = useAtoEmVarios();
  const ensaio = useEnsaioEmVarios(quais, ato);
  const { gravando, falha, enviar } = useUpload();
  const feitos = ensaio.data?.feitos ?? [];

  /** `dito` is what was done, before the count: `Canal verde em`. The processos keep the version and canal of the rehearsal. */
  const confirmar = async (atoConfirmado: AtoEmVarios, dito: string): Promise<void> => {
    const processos = feitos.map(({ nome: _, ...visto }) => visto);
    const certo = await enviar(async () => {
      const resposta = await fazer({ processos }, atoConfirmado);
      const feito = quantosProcessos(resposta.feitos.length);
      if (resposta.feitos.length > 0) enqueueSnackbar(`${dito} ${feito}.`, { variant: 'success' });
      const recusados = resposta.recusados.map((recusado) => ({ ...recusado, id: recusado.id ?? recusado.nome }));
      if (recusados.length > 0) avisarRecusados(quantosProcessos(recusados.length), recusados);
    });
    if (!certo) return;
    aoFechar();
    aoTerminar();
  };
  return {
    ensaio,
    quantos: feitos.length,
    gravando,
    falha: falha ?? (ensaio.error as Error | undefined) ?? null,
    confirmar,
  };
}
