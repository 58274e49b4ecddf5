import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { podeTrazer, useTrazerHistorico } from '#lib/api/declaracao/historico-trazido.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { formatarTamanho } from '#lib/format/tamanho.ts';

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Chooses a folder instead of files. */
    webkitdirectory?: string;
  }
}

/** Sends a folder, a ZIP or many files, and opens the intake when all have arrived. */
export function EnvioDeArquivos({ aoEnviar }: { aoEnviar: (id: string) => void }) {
  const { enviar } = useTrazerHistorico();
  const pasta = useRef<HTMLInputElement>(null);
  const [enviando, setEnviando] = useState<{ texto: string; parte: number } | null>(null);
  const [fora, setFora] = useState(0);
  const [falha, setFalha] = useState<Error | null>(null);

  const escolher = async (arquivos: File[]) => {
    const vao = arquivos.filter(podeTrazer);
    setFora(arquivos.length - vao.length);
    setFalha(null);
    if (vao.length === 0) return;
    const bytes = vao.reduce((soma, { size }) => soma + size, 0);
    const texto = `${vao.length === 1 ? '1 arquivo' : `${formatarInteiro(vao.length)} arquivos`}, ${formatarTamanho(bytes)}`;
    setEnviando({ texto, parte: 0 });
    try {
      const { id } = await enviar(vao, (parte) => setEnviando({ texto, parte }));
      aoEnviar(id);
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setEnviando(null);
    }
  };

  return (
    <Section titulo="Enviar arquivos" nota="até 10.000 arquivos e 2 GB por envio">
      {enviando ? (
        <>
          <LinearProgress variant="determinate" value={100 * enviando.parte} aria-label="Enviando" />
          <Typography role="status">
            Enviando {enviando.texto}: {Math.round(100 * enviando.parte)}%
          </Typography>
        </>
      ) : (
        <>
          <FileDrop
            rotulo="Solte aqui uma pasta, um ZIP ou muitos arquivos"
            dica="XML de DI, JSON de DUIMP (capa e itens) e do Catálogo de Produtos, XML de NF-e de saída, de entrada de importação e de cancelamento, ou ZIP deles (até 2 GB)."
            aceita={ACEITA}
            aoEscolher={(arquivos) => void escolher(arquivos)}
          />
          <input
            ref={pasta}
            type="file"
            hidden
            multiple
            aria-label="Pasta"
            webkitdirectory=""
            onChange={({ target }) => void escolher([...(target.files ?? [])])}
          />
          <Button color="inherit" sx={{ alignSelf: 'center' }} onClick={() => pasta.current?.click()}>
            Escolher pasta
          </Button>
        </>
      )}
      {fora > 0 && (
        <Alert severity="info">
          {fora === 1 ? '1 arquivo não foi enviado' : `${formatarInteiro(fora)} arquivos não foram enviados`}: não é
          XML, JSON nem ZIP, ou passa do tamanho (ZIP até 2 GB, os outros até 256 MB).
        </Alert>
      )}
      {falha && (
        <Alert severity="error">
          {falha.message} O que chegou está guardado: mande os mesmos arquivos de novo e o envio segue de onde parou, ou
          leia o que chegou.
        </Alert>
      )}
    </Section>
  );
}

const ACEITA = {
  'application/xml': ['.xml'],
  'text/xml': ['.xml'],
  'application/json': ['.json'],
  'application/zip': ['.zip'],
};
