import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useNomesSemVinculo } from '#lib/api/cadastros/apelido.ts';
import type { ApelidoNovo, NomeDeclarado, Sugestao } from '#lib/contracts/cadastros/apelido.ts';
import { type RecursoVinculado, sugestaoCerta } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { PropostasSection } from './PropostasSection.tsx';
import { TextoDeclarado } from './TextoDeclarado.tsx';

interface VincularCertosDialogProps {
  processoId: string;
  recurso: RecursoVinculado;
  titulo: string;
  /** Links them, and closes the dialog unless one was refused. */
  aoVincular: (novos: ApelidoNovo[]) => Promise<void>;
  aoFechar: () => void;
}

/** The suggestions that need no second look, of all pages: all marked, accepted in one act. */
export function VincularCertosDialog({ processoId, recurso, titulo, ...ao }: VincularCertosDialogProps) {
  const { data, error } = useNomesSemVinculo({ processoId, recurso });
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set());
  const [falha, setFalha] = useState<Error | null>(null);
  const [gravando, setGravando] = useState(false);
  const certos = (data ?? []).flatMap((nome) => {
    const certa = sugestaoCerta(nome);
    return certa ? [{ nome, certa }] : [];
  });
  const aceitos = certos.filter(({ nome }) => !fora.has(chaveDoNome(nome)));
  const marcar = (chaves: readonly string[], dentro: boolean) => {
    const nova = new Set(fora);
    for (const chave of chaves) dentro ? nova.delete(chave) : nova.add(chave);
    setFora(nova);
  };
  const vincular = async () => {
    setGravando(true);
    setFalha(null);
    try {
      await ao.aoVincular(aceitos.map(({ nome, certa }) => pedidoDeVinculo(nome, certa)));
    } catch (erro) {
      setFalha(erro as Error);
    }
    setGravando(false);
  };
  return (
    <DialogoDeFormulario
      titulo="Vincular os certos"
      largura="sm"
      confirmar={aceitos.length === 0 ? 'Vincular' : `Vincular ${aceitos.length}`}
      impedido={aceitos.length === 0}
      gravando={gravando}
      aoConfirmar={vincular}
      aoFechar={ao.aoFechar}
    >
      {(falha ?? error) && <Alert severity="error">{(falha ?? error)?.message}</Alert>}
      <Typography variant="body2">{O_QUE_E_CERTO[recurso]} Pode ser desfeito de uma vez.</Typography>
      {data ? (
        <PropostasSection
          titulo={titulo}
          fora={fora}
          aoMarcar={marcar}
          propostas={certos.map(({ nome, certa }) => ({
            chave: chaveDoNome(nome),
            nome: certa.registro.nome,
            dados: <TextoDeclarado texto={nome.texto} citado={certa.registro.nome} />,
            porque: [nome.ncm && `NCM ${formatarNcm(nome.ncm)}`, certa.porque].filter(Boolean).join(', '),
            impedimento: null,
          }))}
        />
      ) : (
        !error && <Skeleton variant="rounded" height={160} />
      )}
    </DialogoDeFormulario>
  );
}

/** One declared text is one name under each NCM. */
export function chaveDoNome({ texto, ncm }: NomeDeclarado): string {
  return `${ncm} ${texto}`;
}

function pedidoDeVinculo({ recurso, texto, ncm }: NomeDeclarado, { registro }: Sugestao): ApelidoNovo {
  return { recurso, texto, ncm, registroId: registro.id };
}

const O_QUE_E_CERTO: Readonly<Record<RecursoVinculado, string>> = {
  Fornecedor: 'O nome da declaração é o do cadastro, e só um o tem.',
  Item: 'A descrição traz o part number inteiro, e o item é da mesma NCM.',
};
