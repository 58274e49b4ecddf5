import { useRef, useState } from 'react';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { tipoPeloNome } from './tipo-pelo-nome.ts';

/** An upload in progress or failed. */
export interface Envio {
  chave: number;
  arquivo: File;
  /** Progress from 0 to 1. */
  parte: number;
  falha: Error | null;
}

type Enviar = (arquivo: File, tipo: TipoDocumento, aoProgredir: OnProgress) => Promise<unknown>;

/** Uploads files one after the other. A failed upload stays in the list, to be retried or dropped. */
export function useEnvios(enviar: Enviar) {
  const [envios, setEnvios] = useState<readonly Envio[]>([]);
  const proxima = useRef(0);
  const fila = useRef(Promise.resolve());
  const mudar = (chave: number, mudanca: Partial<Envio>) =>
    setEnvios((atuais) => atuais.map((envio) => (envio.chave === chave ? { ...envio, ...mudanca } : envio)));
  const tirar = (chave: number) => setEnvios((atuais) => atuais.filter((envio) => envio.chave !== chave));

  const mandar = ({ chave, arquivo }: Envio) => {
    mudar(chave, { parte: 0, falha: null });
    fila.current = fila.current.then(async () => {
      try {
        await enviar(arquivo, tipoPeloNome(arquivo.name), (parte) => mudar(chave, { parte }));
        tirar(chave);
      } catch (erro) {
        mudar(chave, { falha: erro as Error });
      }
    });
  };
  return {
    envios,
    enviarTodos(arquivos: readonly File[]) {
      const novos = arquivos.map((arquivo) => ({ chave: proxima.current++, arquivo, parte: 0, falha: null }));
      setEnvios((atuais) => [...atuais, ...novos]);
      for (const novo of novos) mandar(novo);
    },
    tentarDeNovo: mandar,
    desistir: ({ chave }: Envio) => tirar(chave),
  };
}
