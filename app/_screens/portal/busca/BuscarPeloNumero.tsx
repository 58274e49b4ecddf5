import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { GRAVIDADE_DO_PORTAL } from '#app/_screens/importacao/processos/declaracao/gravidade-do-portal.ts';
import { validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { arquivoDaConsulta, useAtosDoPortal, useConsultaDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { ConsultaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { pedidoEmPalavras } from './pedido-em-palavras.ts';

interface BuscarPeloNumeroProps {
  credencialId: string;
  numero?: string | undefined;
  aoChegar: (arquivos: File[]) => void;
}

/** Asks for one DUIMP, and says what it has come to. */
export function BuscarPeloNumero({ credencialId, numero: comecado = '', aoChegar }: BuscarPeloNumeroProps) {
  const { pedir } = useAtosDoPortal();
  const [numero, setNumero] = useState(comecado);
  const [erro, setErro] = useState<string | null>(null);
  const [pedida, setPedida] = useState<string | null>(null);
  const { data: consulta } = useConsultaDoPortal(pedida);
  const entregue = useRef<string | null>(null);

  // The fetch ends on the server: its file is handed on when the answer says so, once.
  useEffect(() => {
    if (consulta?.situacao !== 'PRONTA' || entregue.current === consulta.id) return;
    entregue.current = consulta.id;
    arquivoDaConsulta(consulta).then(
      (arquivo) => aoChegar([arquivo]),
      (falha: Error) => setErro(falha.message),
    );
  }, [consulta, aoChegar]);

  const buscar = async () => {
    const lido = validarDuimp(numero);
    setErro(lido.valido ? null : lido.motivo);
    if (!lido.valido) return;
    try {
      setPedida(await pedir(credencialId, lido.valor));
    } catch (falha) {
      setErro((falha as Error).message);
    }
  };
  const naFila = pedida !== null && (!consulta || consulta.situacao === 'NA_FILA');
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        void buscar();
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'start' } }}>
        <TextField
          label="Número da DUIMP"
          value={numero}
          onChange={({ target }) => setNumero(target.value)}
          error={erro !== null}
          helperText={erro}
          size="small"
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" color="inherit" loading={naFila} sx={{ minHeight: 40 }}>
          Buscar no Portal Único
        </Button>
      </Stack>
      {consulta && <Alert severity={GRAVIDADE_DO_PORTAL[consulta.situacao]}>{emPalavras(consulta)}</Alert>}
    </Stack>
  );
}

function emPalavras(consulta: ConsultaDoPortal): string {
  const { versao, itens, itensVindos } = consulta;
  return pedidoEmPalavras(consulta, {
    pronta: `Versão ${versao ?? '—'}, ${itensVindos === 1 ? '1 item' : `${itensVindos} itens`}.`,
    emCurso: `Buscando: ${itensVindos} de ${itens === 1 ? '1 item' : `${itens ?? '—'} itens`}.`,
  });
}
