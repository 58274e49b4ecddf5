import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useEsquemasXsd } from '#lib/api/sefaz/esquema-xsd.ts';
import { DOCUMENTOS_COM_XSD, type DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { XsdDoDocumento } from './XsdDoDocumento.tsx';

/** The official XSDs of the Sefaz. A document whose XSD is loaded is checked against it. */
export function EsquemasXsdSection() {
  const { data: esquemas, error, mutate } = useEsquemasXsd();
  return (
    <Section titulo="Esquemas XSD da Sefaz-AM" nota="Os oficiais, que o Cais não traz.">
      <Typography sx={{ color: 'text.secondary' }}>
        Sem o XSD oficial, os arquivos saem com um aviso: foram feitos com os nomes de campos publicamente conhecidos.
        Com ele carregado, são conferidos por ele antes de sair.
      </Typography>
      {error && !esquemas ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !esquemas ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        (Object.keys(DOCUMENTOS_COM_XSD) as DocumentoComXsd[]).map((documento, i) => (
          <Fragment key={documento}>
            {i > 0 && <Divider />}
            <XsdDoDocumento
              documento={documento}
              esquemas={esquemas.filter((esquema) => esquema.documento === documento)}
            />
          </Fragment>
        ))
      )}
    </Section>
  );
}
